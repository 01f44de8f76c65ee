// Before anything is drawn, so that nothing flashes: the theme chosen before.
try {
  const theme = JSON.parse(localStorage.getItem("brainery.theme") ?? '"auto"');
  document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; then everything follows the device.
}
