//! A connection as it lies under HTTP and `WebSocket`s.

use std::{
    io,
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::{Sleep, sleep},
};

use crate::rate_limit::Place;

/// A stream that counts as open while it lasts, and breaks when the other side
/// takes nothing of what is sent for too long.
#[derive(Debug)]
pub(crate) struct Visit<S> {
    stream: S,
    read_within: Duration,
    /// Runs while the other side takes nothing.
    stalled: Option<Pin<Box<Sleep>>>,
    _place: Place,
}

impl<S> Visit<S> {
    pub(crate) fn new(stream: S, read_within: Duration, place: Place) -> Visit<S> {
        Visit {
            stream,
            read_within,
            stalled: None,
            _place: place,
        }
    }
}

impl<S: AsyncWrite + Unpin> Visit<S> {
    fn send<T>(
        &mut self,
        cx: &mut Context<'_>,
        send: impl FnOnce(Pin<&mut S>, &mut Context<'_>) -> Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        let sent = send(Pin::new(&mut self.stream), cx);
        if sent.is_ready() {
            self.stalled = None;
            return sent;
        }
        let within = self.read_within;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(within)));
        ready!(stalled.as_mut().poll(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Visit<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Visit<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.send(cx, |stream, cx| stream.poll_write(cx, bytes))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.send(cx, |stream, cx| stream.poll_write_vectored(cx, bytes))
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.send(cx, AsyncWrite::poll_flush)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.send(cx, AsyncWrite::poll_shutdown)
    }
}
