// What the page says about what cannot be done.

/** Asks why something was refused, and reads which clause says so. */
export async function whyNot(page) {
  const refusal = page.locator(".refusal");
  await refusal.getByText("You can’t do that now.").waitFor();
  // Whoever has asked once goes on being told.
  const isOpen = await refusal.locator("details").evaluate((it) => it.open);
  if (!isOpen) await refusal.getByText("Why?").click();
  const link = refusal.getByRole("link", { name: "Read the rule" });
  const [, clause] = (await link.getAttribute("href")).split("#");
  return clause;
}
