// What the page says about what cannot be done.

/** Asks why something was refused, and reads beside the table which clause says so. */
export async function whyNot(page, said = "You can’t do that now.") {
  const refusal = page.locator(".refusal");
  await refusal.getByText(said).waitFor();
  // Whoever has asked once goes on being told.
  const isOpen = await refusal.locator("details").evaluate((it) => it.open);
  if (!isOpen) await refusal.getByText("Why?").click();
  await refusal.getByRole("button", { name: "Read the rule" }).click();
  const clause = page.locator(".side .clause.marked");
  const id = await clause.getAttribute("id");
  await page.waitForFunction((id) => document.activeElement.id === id, id);
  await page.keyboard.press("Escape");
  await clause.waitFor({ state: "detached" });
  return id;
}
