import type { Place } from "#e2e/engines/in-page.ts";
import type { EnginePage } from "#e2e/engines/page.ts";
import { button, type Thing } from "#e2e/engines/thing.ts";
import { dashboardPath } from "#e2e/support/screen-facts.ts";

const todoList = (name: string): Place => ({ role: "region", start: `${name} ` });
const todo = (list: string, name: string): Place => ({ role: "checkbox", name, within: todoList(list) });

async function openTodos(page: EnginePage, ...titles: readonly string[]) {
  await page.open(dashboardPath ?? "");
  for (const title of titles) {
    await page.enterText({ role: "textbox", name: "New todo" }, title);
    await page.pressKeys("Enter");
    await page.see(todo("Important", title));
  }
}

const onDashboard: readonly Thing[] = [
  {
    name: "a todo is moved to another list by mouse",
    run: async (page) => {
      await openTodos(page, "Moved by mouse");
      await page.drag(button("Move Moved by mouse"), todoList("Critical"), { isMarked: true });
      await page.see(todo("Critical", "Moved by mouse"));
    },
  },
  {
    name: "a todo is moved to another list by keyboard, and keeps the focus",
    run: async (page) => {
      await openTodos(page, "Moved by keys");
      await page.focus(button("Move Moved by keys"));
      await page.pressKeys(" ");
      await page.pressKeys("ArrowRight");
      await page.pressKeys(" ");
      await page.see(todo("Completed", "Moved by keys"));
      await page.seeFocus(button("Move Moved by keys"));
    },
  },
];

/** Todos have no screen of their own. */
export const things = dashboardPath === undefined ? [] : onDashboard;
