import type { Page } from "@playwright/test";

import { todoStates } from "#contract/todo.ts";

import { pickUp } from "./support/drag.ts";
import { expect, test } from "./support/fixtures.ts";
import { whenAnswered } from "./support/when-answered.ts";

test.use({ serverFor: "todo" });

const list = (page: Page, name: string) => page.getByRole("region", { name: new RegExp(`^${name} \\d`) });
const item = (page: Page, list_: string, title: string) =>
  list(page, list_).getByRole("checkbox", { name: title, exact: true });
const grip = (page: Page, title: string) => page.getByRole("button", { name: `Move ${title}`, exact: true });

/** Opens the board with additional todos, whose titles no other test uses. */
async function openWith(page: Page, ...titles: string[]) {
  await page.goto("#/widgets");
  for (const title of titles) {
    await page.getByRole("textbox", { name: "New todo" }).fill(title);
    await page.keyboard.press("Enter");
    await expect(item(page, "Important", title)).toBeVisible();
  }
}

test("spec §5: a todo needs a title; a new one is important", async ({ page }) => {
  await page.goto("#/widgets");
  const add = page.getByRole("button", { name: "Add", exact: true });
  await expect(add).toBeDisabled();
  await page.getByRole("textbox", { name: "New todo" }).fill("   ");
  await expect(add).toBeDisabled();
  await page.getByRole("textbox", { name: "New todo" }).fill("<i>Buy</i> stamps");
  await add.click();
  await expect(item(page, "Important", "<i>Buy</i> stamps")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "New todo" })).toHaveValue("");
  await expect(page.getByRole("textbox", { name: "New todo" })).toBeFocused();
  await page.reload();
  await expect(item(page, "Important", "<i>Buy</i> stamps")).toBeVisible();
});

test("spec §4: toggling completes a todo, and toggling it again makes it critical", async ({ page }) => {
  await openWith(page, "Water the plants");
  await item(page, "Important", "Water the plants").press("Space");
  await expect(item(page, "Completed", "Water the plants")).toBeChecked();
  await item(page, "Completed", "Water the plants").press("Space");
  await expect(item(page, "Critical", "Water the plants")).not.toBeChecked();
});

test("spec §4: a todo dragged with the mouse takes the state of the list it is dropped into", async ({ page }) => {
  await openWith(page, "Drag me");
  await pickUp(page, grip(page, "Drag me"));
  const target = await list(page, "Critical").boundingBox();
  await page.mouse.move((target?.x ?? 0) + 60, (target?.y ?? 0) + 40, { steps: 8 });
  await page.mouse.move((target?.x ?? 0) + 60, (target?.y ?? 0) + 42, { steps: 2 });
  const saved = whenAnswered(page, "PATCH");
  await page.mouse.up();
  await expect(item(page, "Critical", "Drag me")).toBeVisible();
  await saved;
  await page.reload();
  await expect(item(page, "Critical", "Drag me")).toBeVisible();
});

test("a todo is moved within its list by keyboard, and the order survives a reload", async ({ page }) => {
  await openWith(page, "Second", "First");
  await grip(page, "First").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("Important, position 2", { exact: true })).toBeAttached();
  const saved = whenAnswered(page, "PATCH");
  await page.keyboard.press("Space");
  await saved;
  await expect(grip(page, "First")).toBeFocused();
  await page.reload();
  const names = list(page, "Important").getByRole("checkbox");
  await expect(names.nth(0)).toHaveAccessibleName("Second");
  await expect(names.nth(1)).toHaveAccessibleName("First");
});

test("deleting a todo can be undone", async ({ page }) => {
  await openWith(page, "Not this one");
  await page.getByRole("button", { name: "Delete Not this one" }).click();
  await expect(item(page, "Important", "Not this one")).toBeHidden();
  await page.getByRole("region", { name: "Alerts" }).getByRole("button", { name: "Undo" }).click();
  await expect(item(page, "Important", "Not this one")).toBeVisible();
});

test("title and description are edited in a dialog, and the title is required", async ({ page }) => {
  await openWith(page, "Call Omar");
  await page.getByRole("button", { name: "Edit Call Omar" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit todo" });
  await dialog.getByLabel("Title").fill("");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByLabel("Title")).toHaveAccessibleDescription("The title is required and cannot be empty");
  await dialog.getByLabel("Title").fill("Call Omar back");
  await dialog.getByLabel("Description").fill("About the archive");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(item(page, "Important", "Call Omar back")).toBeVisible();
  await expect(page.getByText("About the archive")).toBeVisible();
});

test("changes in one window are shown in another", async ({ page, browser, baseURL }) => {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await context.newPage();
  await other.goto("#/widgets");
  await openWith(page, "Seen by both");
  await expect(item(other, "Important", "Seen by both")).toBeVisible();
  await item(other, "Important", "Seen by both").press("Space");
  await expect(item(page, "Completed", "Seen by both")).toBeChecked();
  await context.close();
});

test("a change that fails on the server is rolled back and reported", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/503/, /ApiError/);
  await openWith(page, "Stays here");
  await page.route("**/api/todos.json/*", (route) =>
    route.fulfill({
      status: 503,
      json: { code: "unavailable", message: "The database is not responding. Try again in a moment." },
    }),
  );
  await item(page, "Important", "Stays here").press("Space");
  await expect(page.getByRole("region", { name: "Alerts" }).getByRole("alert")).toContainText("503");
  await expect(item(page, "Important", "Stays here")).not.toBeChecked();
});

test("a new todo whose response was lost keeps its title, and sending it again creates no duplicate", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/ERR_FAILED/, /ApiError/);
  await page.goto("#/widgets");
  await expect(list(page, "Important")).toBeVisible();
  let isAway = true;
  await page.route("**/api/todos.json", async (route) => {
    if (route.request().method() !== "POST" || !isAway) return route.fallback();
    isAway = false;
    // The request arrives, but its response is lost.
    await route.fetch();
    return route.abort();
  });
  const field = page.getByRole("textbox", { name: "New todo" });
  await field.fill("Only once");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Alerts" }).getByRole("alert")).toBeVisible();
  await expect(field).toHaveValue("Only once");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(field).toHaveValue("");
  await expect(list(page, "Important").getByRole("checkbox", { name: "Only once" })).toHaveCount(1);
});

test("10,000 todos keep the document under 2,000 nodes, and the last one can be scrolled to", async ({ page }) => {
  const count = 10_000;
  await page.route("**/api/todos.json", (route) => {
    const todos = Array.from({ length: count }, (_, index) => ({
      _id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
      title: `Todo ${index + 1}`,
      state: todoStates[index % 3],
      description: "",
      createdAt: "2026-01-01T00:00:00.000Z",
      completedAt: index % 3 === 2 ? "2026-01-02T00:00:00.000Z" : null,
    }));
    return route.request().method() === "GET" ? route.fulfill({ json: todos }) : route.fallback();
  });
  await page.goto("#/widgets");
  await expect(item(page, "Critical", "Todo 1")).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThan(2000);
  await grip(page, "Todo 1").focus();
  await list(page, "Critical")
    .getByRole("list")
    .evaluate((rows) => rows.parentElement?.scrollTo(0, rows.parentElement.scrollHeight));
  await expect(item(page, "Critical", "Todo 10000")).toBeInViewport();
  expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThan(2000);
});

test("a todo that is dropped outside the lists stays in its list", async ({ page }) => {
  await openWith(page, "Held fast");
  await pickUp(page, grip(page, "Held fast"));
  const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
  await page.mouse.move((heading?.x ?? 0) + 4, (heading?.y ?? 0) + 4, { steps: 8 });
  await page.mouse.up();
  await expect(item(page, "Important", "Held fast")).toBeVisible();
  await page.reload();
  await expect(item(page, "Important", "Held fast")).toBeVisible();
});

test("concurrent edits of different fields of a todo are merged; for the same field, the user chooses", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/409/);
  await openWith(page, "Contested");
  const todos = (await (await page.request.get("api/todos.json")).json()) as { _id: string; title: string }[];
  const id = todos.find(({ title }) => title === "Contested")?._id;
  const read = async () => (await (await page.request.get(`api/todos.json/${id}`)).json()) as Record<string, unknown>;
  const patch = async (change: object) => {
    const { version } = await read();
    const answer = await page.request.patch(`api/todos.json/${id}`, { data: { version, ...change } });
    expect(answer.status()).toBe(200);
  };
  const dialog = page.getByRole("dialog", { name: "Edit todo" });
  const conflict = page.getByRole("alertdialog", { name: "This todo was changed elsewhere" });
  await page.getByRole("button", { name: "Edit Contested" }).click();
  await dialog.getByLabel("Description").fill("Mine");
  await patch({ state: "Critical" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(item(page, "Critical", "Contested")).toBeVisible();
  expect(await read()).toMatchObject({ state: "Critical", description: "Mine" });

  await page.getByRole("button", { name: "Edit Contested" }).click();
  await dialog.getByLabel("Description").fill("Mine again");
  await patch({ description: "Theirs" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(conflict.getByRole("row", { name: "Description Mine again Theirs" })).toBeVisible();
  await conflict.getByRole("button", { name: "Keep mine" }).click();
  await expect(dialog).toBeHidden();
  expect(await read()).toMatchObject({ description: "Mine again" });
});
