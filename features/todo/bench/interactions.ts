import type { Interactions } from "#bench/benchmark.ts";
import { pickUp } from "#e2e/support/drag.ts";
import { dashboardPath } from "#e2e/support/screen-facts.ts";

export const interactions: Interactions = {
  "todos are added, completed and dragged": async (page) => {
    await page.goto(`#${dashboardPath}`);
    const field = page.getByRole("textbox", { name: "New todo" });
    await field.scrollIntoViewIfNeeded();
    await field.click();
    await field.pressSequentially("Order chairs for the harbour room", { delay: 60 });
    await page.keyboard.press("Enter");
    const critical = page.getByRole("region", { name: /^Critical \d/ });
    const moved = page.getByRole("button", { name: "Move Order chairs for the harbour room" });
    await pickUp(page, moved);
    const target = await critical.boundingBox();
    await page.mouse.move((target?.x ?? 0) + 60, (target?.y ?? 0) + 40, { steps: 12 });
    await page.mouse.up();
    const todo = critical.getByRole("checkbox", { name: "Order chairs for the harbour room" });
    await todo.waitFor();
    await todo.press("Space");
  },
};
