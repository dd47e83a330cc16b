import { randomUUID } from "node:crypto";

import type { Page } from "@playwright/test";

import { type Todo, todoStates } from "#features/todo/contract.ts";

import { pickUp } from "#e2e/support/drag.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { holdRequests } from "#e2e/support/hold-requests.ts";
import { dashboardPath } from "#e2e/support/screen-facts.ts";
import { watchRequests } from "#e2e/support/screens.ts";
import { whenAnswered } from "#e2e/support/when-answered.ts";

// Todos have no screen of their own.
test.skip(dashboardPath === undefined, "no dashboard is installed");
// The board loads once it is in view, which is below the first one.
test.use({ viewport: { width: 1280, height: 2400 } });

const list = (page: Page, name: string) => page.getByRole("region", { name: new RegExp(`^${name} \\d`) });
const item = (page: Page, list_: string, title: string) =>
  list(page, list_).getByRole("checkbox", { name: title, exact: true });
const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });
const grip = (page: Page, title: string) => page.getByRole("button", { name: `Move ${title}`, exact: true });

/** The offer to undo a change of a todo. */
const offer = (page: Page, change: string, title: string) =>
  alerts(page)
    .getByRole("status")
    .filter({ hasText: `${change}${title}` });

const readTodos = async (page: Page) => (await (await page.request.get("api/todos.json")).json()) as Todo[];

/** Opens the board with additional todos, whose titles no other test uses. */
async function openWith(page: Page, ...titles: string[]) {
  await page.goto(`#${dashboardPath}`);
  for (const title of titles) {
    await page.getByRole("textbox", { name: "New todo" }).fill(title);
    await page.keyboard.press("Enter");
    await expect(item(page, "Important", title)).toBeVisible();
  }
}

test("todos are added, completed, edited, moved and deleted", async ({ page }) => {
  await test.step("the action of the command palette leads to the field for a new todo, once", async () => {
    await page.goto(`#${dashboardPath}?do=add-todo`);
    const field = page.getByRole("textbox", { name: "New todo" });
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`#${dashboardPath}$`));
  });

  await test.step("spec §5: a todo needs a title; a new one is important", async () => {
    await page.goto(`#${dashboardPath}`);
    const add = page.getByRole("button", { name: "Add", exact: true });
    await expect(add).toBeDisabled();
    await page.getByRole("textbox", { name: "New todo" }).fill("   ");
    await expect(add).toBeDisabled();
    await page.getByRole("textbox", { name: "New todo" }).fill("<i>Buy</i> stamps");
    await add.click();
    await expect(item(page, "Important", "<i>Buy</i> stamps")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "New todo" })).toHaveValue("");
    await expect(page.getByRole("textbox", { name: "New todo" })).toBeFocused();
    await expect
      .poll(() => readTodos(page))
      .toContainEqual(expect.objectContaining({ title: "<i>Buy</i> stamps", state: "Important" }));
  });

  await test.step("spec §4: toggling completes a todo, and toggling it again makes it critical", async () => {
    await openWith(page, "Water the plants");
    await item(page, "Important", "Water the plants").press("Space");
    await expect(item(page, "Completed", "Water the plants")).toBeChecked();
    await item(page, "Completed", "Water the plants").press("Space");
    await expect(item(page, "Critical", "Water the plants")).not.toBeChecked();
  });

  await test.step("the area of 32 by 32 pixels around a checkbox toggles it", async () => {
    await openWith(page, "Easy to hit");
    const box = await item(page, "Important", "Easy to hit").boundingBox();
    expect(box).toMatchObject({ width: 18, height: 18 });
    await page.mouse.click((box?.x ?? 0) - 6, (box?.y ?? 0) - 6);
    await expect(item(page, "Completed", "Easy to hit")).toBeChecked();
  });

  await test.step("a todo is moved to another list by its context menu", async () => {
    await openWith(page, "Water the ferns");
    await item(page, "Important", "Water the ferns").click({ button: "right" });
    await page.getByRole("menu", { name: "Water the ferns" }).getByRole("menuitemradio", { name: "Critical" }).click();
    await expect(item(page, "Critical", "Water the ferns")).toBeVisible();
  });

  await test.step("title and description are edited in a dialog, and the title is required", async () => {
    await openWith(page, "Call Omar");
    await page.getByRole("button", { name: "Edit Call Omar" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit todo" });
    await dialog.getByLabel("Title").fill("");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByLabel("Title")).toHaveAccessibleDescription("The title is required and cannot be empty");
    await dialog.getByLabel("Title").fill("Call Omar back");
    await dialog.getByLabel("Description").fill("About the archive");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
    await expect(item(page, "Important", "Call Omar back")).toBeVisible();
    await expect(page.getByText("About the archive")).toBeVisible();
  });

  await test.step("deleting a todo can be undone", async () => {
    await openWith(page, "Not this one");
    await page.getByRole("button", { name: "Delete Not this one" }).click();
    await expect(item(page, "Important", "Not this one")).toBeHidden();
    await offer(page, "Todo deleted", "Not this one").getByRole("button", { name: "Undo" }).click();
    await expect(item(page, "Important", "Not this one")).toBeVisible();
  });

  await test.step("closing the editor of a todo with changes, or leaving the screen, asks first", async () => {
    await openWith(page, "Half changed");
    await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Home" }).click();
    await page.goto(`#${dashboardPath}`);
    await page.getByRole("button", { name: "Edit Half changed" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit todo" });
    await dialog.getByLabel("Title").fill("Half");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Keep editing" }).click();
    await expect(dialog.getByLabel("Title")).toHaveValue("Half");
    await page.goBack();
    await page
      .getByRole("alertdialog", { name: "Leave without saving?" })
      .getByRole("button", { name: "Stay" })
      .click();
    await expect(dialog.getByLabel("Title")).toHaveValue("Half");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(dialog).toBeHidden();
    await expect(item(page, "Important", "Half changed")).toBeVisible();
  });

  await test.step("the question whether to discard changes goes away when they are saved meanwhile", async () => {
    await openWith(page, "Saved meanwhile");
    const release = await holdRequests(page, "**/api/todos.json/*");
    await page.getByRole("button", { name: "Edit Saved meanwhile" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit todo" });
    await dialog.getByLabel("Title").fill("Saved after all");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("button", { name: "Saving…" })).toBeVisible();
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog", { name: "Discard changes?" });
    await expect(question).toBeVisible();
    release();
    await expect(question).toBeHidden();
    await expect(dialog).toBeHidden();
    await expect(item(page, "Important", "Saved after all")).toBeVisible();
  });
});

test("todos are moved with the mouse and the keyboard", async ({ page }) => {
  const names = list(page, "Important").getByRole("checkbox");

  await test.step("spec §4: a todo dragged with the mouse takes the state of the list it is dropped into", async () => {
    await openWith(page, "Drag me");
    await pickUp(page, grip(page, "Drag me"));
    const target = await list(page, "Critical").boundingBox();
    await page.mouse.move((target?.x ?? 0) + 60, (target?.y ?? 0) + 40, { steps: 8 });
    await page.mouse.move((target?.x ?? 0) + 60, (target?.y ?? 0) + 42, { steps: 2 });
    const saved = whenAnswered(page, "PATCH");
    await page.mouse.up();
    await expect(item(page, "Critical", "Drag me")).toBeVisible();
    await saved;
  });

  await test.step("a todo that is dropped outside the lists stays in its list", async () => {
    await openWith(page, "Held fast");
    await pickUp(page, grip(page, "Held fast"));
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    await page.mouse.move((heading?.x ?? 0) + 4, (heading?.y ?? 0) + 4, { steps: 8 });
    await page.mouse.up();
    await expect(item(page, "Important", "Held fast")).toBeVisible();
  });

  await test.step("a todo is moved within its list by keyboard, and the order survives a reload", async () => {
    await openWith(page, "Second", "First");
    await grip(page, "First").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText("Important, position 2", { exact: true })).toBeAttached();
    const saved = whenAnswered(page, "PATCH");
    await page.keyboard.press("Space");
    await saved;
    await expect(grip(page, "First")).toBeFocused();
    await expect(names.nth(0)).toHaveAccessibleName("Second");
    await expect(names.nth(1)).toHaveAccessibleName("First");
  });

  await test.step("moving, completing and editing a todo are undone from the last to the first, and each returns to its place", async () => {
    await openWith(page, "Below", "Changed often");
    const settle = watchRequests(page);
    await grip(page, "Changed often").focus();
    for (const key of ["Space", "ArrowDown", "Space"]) await page.keyboard.press(key);
    await expect(names.nth(1)).toHaveAccessibleName("Changed often");
    await expect(offer(page, "Todo moved", "Changed often")).toBeVisible();

    await item(page, "Important", "Changed often").press("Space");
    await expect(offer(page, "Todo completed", "Changed often")).toBeVisible();
    // The latest change of a todo replaces the earlier offer.
    await expect(offer(page, "Todo moved", "Changed often")).toBeHidden();

    await page.getByRole("button", { name: "Edit Changed often" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit todo" });
    await dialog.getByLabel("Title").fill("Other words");
    await page.keyboard.press("Enter");
    await expect(item(page, "Completed", "Other words")).toBeVisible();
    await expect(dialog).toBeHidden();

    await offer(page, "Todo changed", "Other words").getByRole("button", { name: "Undo" }).click();
    await expect(item(page, "Completed", "Changed often")).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(names.nth(1)).toHaveAccessibleName("Changed often");
    await page.keyboard.press("Control+z");
    await expect(names.nth(0)).toHaveAccessibleName("Changed often");
    await settle();
  });

  await test.step("the lists and their order survive a reload", async () => {
    await page.reload();
    for (const [index, title] of ["Changed often", "Below", "Second", "First"].entries())
      await expect(names.nth(index)).toHaveAccessibleName(title);
    await expect(item(page, "Important", "Held fast")).toBeVisible();
    await expect(item(page, "Critical", "Drag me")).toBeVisible();
  });
});

test("the focus stays at a todo, or where the user has gone, before and after the answer", async ({ page }) => {
  await test.step("a todo that has been added leaves the focus where the user has gone meanwhile", async () => {
    await page.goto(`#${dashboardPath}`);
    await expect(list(page, "Important").getByRole("checkbox").first()).toBeVisible();
    const release = await holdRequests(page, "**/api/todos.json");
    const saved = whenAnswered(page, "POST");
    await page.getByRole("textbox", { name: "New todo" }).fill("Slowly added");
    await page.keyboard.press("Enter");
    const account = page.getByRole("banner").getByRole("button", { name: /^Account/ });
    await account.focus();
    release();
    await saved;
    await expect(item(page, "Important", "Slowly added")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "New todo" })).toHaveValue("");
    await expect(account).toBeFocused();
  });

  await test.step("a checkbox keeps the focus when its todo changes the list, so that the same key reverts it", async () => {
    const release = await holdRequests(page, "**/api/todos.json/*");
    await openWith(page, "Ticked off");
    await item(page, "Important", "Ticked off").focus();
    await page.keyboard.press("Space");
    await expect(item(page, "Completed", "Ticked off")).toBeFocused();
    // A change in another window reloads the list, and the response does not have the change that is still pending.
    const read = page.waitForResponse(/todos\.json$/);
    await page.request.post("api/todos.json", { data: { _id: randomUUID(), title: "Added elsewhere" } });
    await read;
    await expect(item(page, "Completed", "Ticked off")).toBeFocused();
    const saved = whenAnswered(page, "PATCH");
    release();
    await saved;
    await page.keyboard.press("Space");
    await expect(item(page, "Critical", "Ticked off")).toBeFocused();
    await expect(item(page, "Important", "Added elsewhere")).toBeVisible();
  });

  await test.step("a todo that is moved to another list by keyboard keeps the focus, before and after the answer", async () => {
    const release = await holdRequests(page, "**/api/todos.json/*");
    await openWith(page, "Handed over");
    await grip(page, "Handed over").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await expect(item(page, "Completed", "Handed over")).toBeVisible();
    await expect(grip(page, "Handed over")).toBeFocused();
    const saved = whenAnswered(page, "PATCH");
    const read = page.waitForResponse(/todos\.json$/);
    release();
    await saved;
    await read;
    await expect(grip(page, "Handed over")).toBeFocused();
    // The next key reaches it: the todo goes back to the list it came from.
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Space");
    await expect(item(page, "Important", "Handed over")).toBeVisible();
    await expect(grip(page, "Handed over")).toBeFocused();
  });
});

test("changes of two windows are merged, or the user resolves the conflict", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/409/);
  const conflict = page.getByRole("alertdialog", { name: "This todo was changed elsewhere" });

  await test.step("undo keeps what another window has changed meanwhile", async () => {
    await openWith(page, "Shared words");
    await page.getByRole("button", { name: "Edit Shared words" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit todo" });
    await dialog.getByLabel("Title").fill("My words");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    const todos = await readTodos(page);
    const { _id, version } = todos.find(({ title }) => title === "My words") ?? {};
    const theirs = { version, title: "Their words", description: "From elsewhere" };
    expect((await page.request.patch(`api/todos.json/${_id}`, { data: theirs })).ok()).toBe(true);
    await expect(item(page, "Important", "Their words")).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(conflict.getByRole("row", { name: "Title Shared words Their words" })).toBeVisible();
    await conflict.getByRole("button", { name: "Use theirs" }).click();
    await expect(conflict).toBeHidden();
    await expect(item(page, "Important", "Their words")).toBeVisible();
    await expect(alerts(page).getByText(/^Undone: /)).toBeHidden();
  });

  await test.step("concurrent edits of different fields of a todo are merged; for the same field, the user chooses", async () => {
    await openWith(page, "Contested");
    const todos = await readTodos(page);
    const id = todos.find(({ title }) => title === "Contested")?._id;
    const read = async () => (await (await page.request.get(`api/todos.json/${id}`)).json()) as Record<string, unknown>;
    const patch = async (change: object) => {
      const { version } = await read();
      const answer = await page.request.patch(`api/todos.json/${id}`, { data: { version, ...change } });
      expect(answer.status()).toBe(200);
    };
    const dialog = page.getByRole("dialog", { name: "Edit todo" });
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
});

test("changes that the server rejects are rolled back and reported, and lose nothing", async ({
  page,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/503/, /ERR_FAILED/, /ApiError/);
  const alert = alerts(page).getByRole("alert");
  await openWith(page, "Stays here");
  await page.route("**/api/todos.json/*", (route) =>
    route.fulfill({
      status: 503,
      json: { code: "unavailable", message: "The database is not responding. Try again in a moment." },
    }),
  );

  await test.step("a change that fails on the server is rolled back and reported", async () => {
    await item(page, "Important", "Stays here").press("Space");
    await expect(alert).toContainText("503");
    await expect(item(page, "Important", "Stays here")).not.toBeChecked();
    await alert.getByRole("button", { name: "Close" }).click();
    await expect(alert).toHaveCount(0);
  });

  await test.step("a todo that is moved by keyboard keeps the focus when the server rejects the move", async () => {
    await grip(page, "Stays here").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Space");
    await expect(alert).toContainText("503");
    await expect(item(page, "Important", "Stays here")).toBeVisible();
    await expect(grip(page, "Stays here")).toBeFocused();
    await expect(alerts(page).getByText("Todo moved")).toBeHidden();
    await alert.getByRole("button", { name: "Close" }).click();
    await expect(alert).toHaveCount(0);
  });

  await test.step("a new todo whose response was lost keeps its title, and sending it again creates no duplicate", async () => {
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
    await expect(alert).toBeVisible();
    await expect(field).toHaveValue("Only once");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(field).toHaveValue("");
    await expect(list(page, "Important").getByRole("checkbox", { name: "Only once" })).toHaveCount(1);
  });
});

test("10,000 todos keep the board under 1,500 nodes, and the last one can be scrolled to", async ({ page }) => {
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
  await page.goto(`#${dashboardPath}`);
  await expect(item(page, "Critical", "Todo 1")).toBeVisible({ timeout: 20_000 });
  const nodes = page.getByRole("article", { name: "Todo", exact: true }).locator("*");
  expect(await nodes.count()).toBeLessThan(1500);
  await grip(page, "Todo 1").focus();
  await list(page, "Critical")
    .getByRole("list")
    .evaluate((rows) => rows.parentElement?.scrollTo(0, rows.parentElement.scrollHeight));
  await expect(item(page, "Critical", "Todo 10000")).toBeInViewport();
  expect(await nodes.count()).toBeLessThan(1500);
});
