import type { Interactions } from "#bench/benchmark.ts";

export const interactions: Interactions = {
  "an event is added, dragged and opened": async (page) => {
    await page.goto("#/calendar?date=2031-05-14");
    await page.getByRole("button", { name: "Add event" }).click();
    const editor = page.getByRole("dialog", { name: "Add event" });
    await editor.getByLabel("Title").pressSequentially("Tour of the harbour", { delay: 60 });
    await editor.getByRole("button", { name: "Save" }).click();
    const event = page.getByRole("button", { name: /^Tour of the harbour/ }).first();
    const box = await event.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 8];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 8, y + 4, { steps: 3 });
    await page.mouse.move(x + 200, y + 10, { steps: 12 });
    await page.mouse.up();
    await event.click();
    await page.keyboard.press("Escape");
    for (const view of ["Week", "Day", "Month"]) await page.getByRole("radio", { name: view, exact: true }).check();
    for (const move of ["Next month", "Previous month"]) await page.getByRole("button", { name: move }).click();
  },
};
