import type { Locator, Page } from "@playwright/test";

import type { CalendarEvent } from "#features/calendar/contract.ts";

import { chooseLanguage } from "#e2e/support/accounts/account-menu.ts";
import { expectNoAxeViolations } from "#e2e/support/sweeps/axe.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { holdRequests } from "#e2e/support/hold-requests.ts";
import { showLayout } from "#e2e/support/show-layout.ts";
import { whenAnswered } from "#e2e/support/when-answered.ts";

const region = (page: Page) => page.getByRole("region", { name: "Calendar", exact: true });
const external = (page: Page) => page.getByRole("region", { name: "External events" });
const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });
/** The offer to undo a change. */
const offer = (page: Page, text: string | RegExp) => alerts(page).getByRole("status").filter({ hasText: text });
const named = (page: Page, title: string) => region(page).getByRole("button", { name: title });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
/** A day in the month grid. */
const cell = (page: Page, day: string) => region(page).locator(`[role="cell"][data-date="${day}"]`).first();
/** The announcement of a keyboard move. */
const said = (page: Page, text: string | RegExp) => region(page).getByRole("status").filter({ hasText: text });

type Given = Partial<CalendarEvent> & Pick<CalendarEvent, "title" | "start">;

/** Each step uses a month without other events. */
async function openMonth(page: Page, date: string, ...events: readonly Given[]) {
  const made: CalendarEvent[] = [];
  for (const event of events) {
    const answer = await page.request.post("api/events.json", { data: { id: crypto.randomUUID(), ...event } });
    expect(answer.status()).toBe(200);
    made.push((await answer.json()) as CalendarEvent);
  }
  await page.goto(`#/calendar?date=${date}`);
  await expect(cell(page, date)).toBeVisible();
  return made;
}

const readEvent = async (page: Page, id: string) =>
  (await (await page.request.get(`api/events.json/${id}`)).json()) as CalendarEvent;

const statusOf = async (page: Page, event: CalendarEvent | undefined) =>
  (await page.request.get(`api/events.json/${event?.id}`)).status();

/** The centre of an element in the viewport. */
async function middleOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error("It is not shown");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags with the mouse from one point to another. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 4, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 10 });
  await page.mouse.move(to.x + 1, to.y + 1, { steps: 2 });
  await page.mouse.up();
}

const times = async (page: Page, id: string) => {
  const { start, end } = await readEvent(page, id);
  return `${start} ${end}`;
};

const part = (page: Page, title: string, text: string) => named(page, title).getByText(text, { exact: true });

/** Whether an element's text is between the top and the bottom of its event, within a pixel. */
const isWhole = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const inner = range.getBoundingClientRect();
    const outer = element.closest("[data-event]")?.getBoundingClientRect();
    return outer !== undefined && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  });

const conflict = (page: Page) => page.getByRole("alertdialog", { name: "This event was changed elsewhere" });
const patch = async (page: Page, id: string, change: object) => {
  const { version } = await readEvent(page, id);
  const answer = await page.request.patch(`api/events.json/${id}`, { data: { version, ...change } });
  expect(answer.status()).toBe(200);
};

test("events are added and edited in a dialog, and deleted", async ({ page }) => {
  await test.step("going back with an unsaved event asks for confirmation", async () => {
    await page.goto("#/home");
    await page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: "Calendar" }).click();
    await page.getByRole("button", { name: "Add event" }).click();
    const editor = dialog(page, "Add event");
    await editor.getByLabel("Title").fill("Half a plan");
    await page.goBack();
    const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(editor.getByLabel("Title")).toHaveValue("Half a plan");
    await expect(page).toHaveURL(/calendar/);
    await page.goBack();
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(editor).toBeHidden();
    await expect(page).toHaveURL(/home/);
  });

  await test.step("spec §2: an event is added with icon, title, description and colour, and persists after a reload", async () => {
    await openMonth(page, "2031-01-15");
    await page.getByRole("button", { name: "Add event" }).click();
    const editor = dialog(page, "Add event");
    await editor.getByLabel("Title").fill("<b>Ship's</b> arrival");
    await editor.getByLabel("Description").fill("Berth 4");
    await editor.getByRole("radio", { name: "Travel" }).check();
    await editor.getByRole("radio", { name: "Green" }).check();
    await expect(editor.getByLabel("Start date")).toHaveValue("2031-01-15");
    await editor.getByLabel("Start time").fill("10:30");
    // The end moves with the start, so the event still takes an hour.
    await expect(editor.getByLabel("End time")).toHaveValue("11:30");
    await editor.getByRole("button", { name: "Save" }).click();
    await expect(editor).toBeHidden();
    await page.reload();
    const event = cell(page, "2031-01-15").getByRole("button", { name: "<b>Ship's</b> arrival" });
    await expect(event).toContainText("10:30");
    await event.click();
    await expect(dialog(page, "Edit event").getByLabel("Description")).toHaveValue("Berth 4");
    await expect(dialog(page, "Edit event").getByRole("radio", { name: "Travel" })).toBeChecked();
    await expect(dialog(page, "Edit event").getByRole("radio", { name: "Green" })).toBeChecked();
    await page.keyboard.press("Escape");
  });

  await test.step("spec §5: empty fields are saved as 'Untitled Event' and 'no description', and take at most 40 characters", async () => {
    await openMonth(page, "2031-02-12");
    await page.getByRole("button", { name: "Add event" }).click();
    const editor = dialog(page, "Add event");
    await editor.getByLabel("Title").pressSequentially("x".repeat(43));
    await expect(editor.getByLabel("Title")).toHaveValue("x".repeat(40));
    await editor.getByLabel("Description").pressSequentially("y".repeat(43));
    await expect(editor.getByLabel("Description")).toHaveValue("y".repeat(40));
    await editor.getByLabel("Title").fill("");
    await editor.getByLabel("Description").fill("  ");
    await editor.getByRole("button", { name: "Save" }).click();
    await named(page, "Untitled Event").click();
    await expect(dialog(page, "Edit event").getByLabel("Description")).toHaveValue("no description");
    await page.keyboard.press("Escape");
  });

  await test.step("an event that ends before it starts is reported at the field, and the input is kept", async () => {
    await openMonth(page, "2031-03-12");
    await page.getByRole("button", { name: "Add event" }).click();
    const editor = dialog(page, "Add event");
    await editor.getByLabel("Title").fill("Backwards");
    await editor.getByLabel("End date").fill("2031-03-11");
    await editor.getByRole("button", { name: "Save" }).click();
    await expect(editor.getByLabel("End date")).toBeFocused();
    await expect(editor.getByLabel("End date")).toHaveAccessibleDescription("The event cannot end before it starts");
    await expect(editor.getByLabel("Title")).toHaveValue("Backwards");
    await editor.getByLabel("End date").fill("2031-03-13");
    await editor.getByRole("button", { name: "Save" }).click();
    await expect(named(page, "Backwards")).toBeVisible();
    await expect(editor).toBeHidden();
  });

  await test.step("an event is edited by keyboard, and deleted by key or button; undo restores it", async () => {
    const [event] = await openMonth(page, "2031-04-09", { title: "Old words", start: "2031-04-09T09:00:00Z" });
    await named(page, "Old words").focus();
    await page.keyboard.press("Enter");
    const editor = dialog(page, "Edit event");
    await editor.getByLabel("Title").fill("New words");
    await page.keyboard.press("Enter");
    await expect(editor).toBeHidden();
    await expect(named(page, "New words")).toBeVisible();

    await named(page, "New words").focus();
    await page.keyboard.press("Delete");
    await expect(named(page, "New words")).toBeHidden();
    await offer(page, /deleted.*New words/)
      .getByRole("button", { name: "Undo" })
      .click();
    await expect(named(page, "New words")).toBeVisible();
    await expect.poll(() => statusOf(page, event)).toBe(200);

    await named(page, "New words").click();
    await dialog(page, "Edit event").getByRole("button", { name: "Delete" }).click();
    await expect(named(page, "New words")).toBeHidden();
    await expect.poll(() => statusOf(page, event)).toBe(404);
  });

  await test.step("the context menu of an event opens its editor, and deletes it", async () => {
    await openMonth(page, "2031-05-09", { title: "Right here", start: "2031-05-09T09:00:00Z" });
    await named(page, "Right here").click({ button: "right" });
    await page.getByRole("menu", { name: "Right here" }).getByRole("menuitem", { name: "Edit" }).click();
    await expect(dialog(page, "Edit event").getByLabel("Title")).toHaveValue("Right here");
    await page.keyboard.press("Escape");
    await expect(named(page, "Right here")).toBeFocused();
    await page.keyboard.press("ContextMenu");
    await page.getByRole("menu", { name: "Right here" }).getByRole("menuitem", { name: "Delete" }).click();
    await expect(named(page, "Right here")).toBeHidden();
    await expect(region(page).getByRole("heading", { level: 2 })).toBeFocused();
  });

  await test.step("click a time, type a title, press Enter: the event is saved and focused", async () => {
    await openMonth(page, "2034-01-11");
    await region(page).getByRole("radio", { name: "Week" }).check();
    const slot = region(page).locator('[data-date="2034-01-11"]').last();
    await expect(slot).toBeVisible();
    const { x, y } = await middleOf(slot);
    await page.mouse.click(x, y);
    await expect(dialog(page, "Add event").getByLabel("Title")).toBeFocused();
    await page.keyboard.type("Typed at once");
    await page.keyboard.press("Enter");
    await expect(dialog(page, "Add event")).toBeHidden();
    await expect(named(page, "Typed at once")).toBeFocused();
  });

  await test.step("closing the dialog of an event with changes asks first", async () => {
    await openMonth(page, "2034-03-15");
    await page.getByRole("button", { name: "Add event" }).click();
    const editor = dialog(page, "Add event");
    // Without changes it closes at once.
    await page.keyboard.press("Escape");
    await expect(editor).toBeHidden();
    await page.getByRole("button", { name: "Add event" }).click();
    await editor.getByRole("radio", { name: "Red" }).check();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Keep editing" }).click();
    await expect(editor.getByRole("radio", { name: "Red" })).toBeChecked();
    await editor.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(editor).toBeHidden();
  });
});

test("events are moved and resized with the mouse and the keyboard", async ({ page }) => {
  await test.step("dragging an event in the month view moves it to another day at the same time", async () => {
    const [event] = await openMonth(page, "2031-05-14", { title: "Dragged", start: "2031-05-14T09:00:00Z" });
    const saved = whenAnswered(page, "PATCH");
    await drag(page, await middleOf(named(page, "Dragged")), await middleOf(cell(page, "2031-05-21")));
    await saved;
    await expect(cell(page, "2031-05-21").getByRole("button", { name: "Dragged" })).toBeVisible();
    const moved = await readEvent(page, event?.id ?? "");
    expect([moved.start, moved.end]).toEqual(["2031-05-21T09:00:00.000Z", "2031-05-21T10:00:00.000Z"]);
  });

  await test.step("an event that is dropped outside the calendar stays in place", async () => {
    const [event] = await openMonth(page, "2031-05-07", { title: "Held fast", start: "2031-05-07T09:00:00Z" });
    const heading = page.getByRole("heading", { level: 1 });
    await drag(page, await middleOf(named(page, "Held fast")), await middleOf(heading));
    await expect(cell(page, "2031-05-07").getByRole("button", { name: "Held fast" })).toBeVisible();
    expect((await readEvent(page, event?.id ?? "")).start).toBe("2031-05-07T09:00:00.000Z");
  });

  await test.step("dragging the bottom edge of an event in the week view extends it", async () => {
    const [event] = await openMonth(page, "2031-06-11", { title: "Stretched", start: "2031-06-11T09:00:00Z" });
    await region(page).getByRole("radio", { name: "Week" }).check();
    await expect(page).toHaveURL(/view=week/);
    const block = named(page, "Stretched");
    await expect(block).toBeVisible();
    // The handle appears on hover.
    await block.hover();
    const box = await block.boundingBox();
    if (!box) throw new Error("It is not shown");
    const foot = { x: box.x + box.width / 2, y: box.y + box.height - 2 };
    const saved = whenAnswered(page, "PATCH");
    await drag(page, foot, { x: foot.x, y: foot.y + box.height });
    await saved;
    const stretched = await readEvent(page, event?.id ?? "");
    expect(stretched.start).toBe("2031-06-11T09:00:00.000Z");
    expect(Date.parse(stretched.end)).toBeGreaterThan(Date.parse("2031-06-11T10:30:00Z"));
  });

  await test.step("an event is picked up, moved, extended and dropped by keyboard, with announcements", async () => {
    const [event] = await openMonth(page, "2031-07-09", { title: "Carried", start: "2031-07-09T09:00:00Z" });
    await named(page, "Carried").focus();
    await page.keyboard.press("Space");
    await expect(said(page, "Carried was picked up")).toBeAttached();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    await expect(said(page, "Jul 17, 2031")).toBeAttached();
    await page.keyboard.press("Shift+ArrowRight");
    const saved = whenAnswered(page, "PATCH");
    await page.keyboard.press("Space");
    await saved;
    await expect(said(page, "Carried was dropped")).toBeAttached();
    await expect(named(page, "Carried").first()).toBeFocused();
    const moved = await readEvent(page, event?.id ?? "");
    expect([moved.start, moved.end]).toEqual(["2031-07-17T09:00:00.000Z", "2031-07-18T10:00:00.000Z"]);
  });

  await test.step("Escape cancels a move; in the week view, the arrow keys move an event by 15 minutes", async () => {
    const [event] = await openMonth(page, "2031-08-13", { title: "Hesitant", start: "2031-08-13T09:00:00Z" });
    await region(page).getByRole("radio", { name: "Week" }).check();
    await named(page, "Hesitant").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await expect(said(page, "9:15")).toBeAttached();
    await page.keyboard.press("Escape");
    await expect(said(page, "Hesitant was put back")).toBeAttached();
    expect((await readEvent(page, event?.id ?? "")).start).toBe("2031-08-13T09:00:00.000Z");
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    const saved = whenAnswered(page, "PATCH");
    await page.keyboard.press("Enter");
    await saved;
    expect((await readEvent(page, event?.id ?? "")).start).toBe("2031-08-13T09:15:00.000Z");
  });

  await test.step("a move can be undone before the server has answered", async () => {
    const [event] = await openMonth(page, "2034-05-10", { title: "In a hurry", start: "2034-05-10T09:00:00Z" });
    const release = await holdRequests(page, "**/api/events.json/*");
    await named(page, "In a hurry").focus();
    for (const key of ["Space", "ArrowDown", "Space"]) await page.keyboard.press(key);
    await expect(cell(page, "2034-05-17").getByRole("button", { name: "In a hurry" })).toBeVisible();
    await page.keyboard.press("Control+z");
    release();
    await expect(cell(page, "2034-05-10").getByRole("button", { name: "In a hurry" })).toBeVisible();
    await expect(offer(page, /^Undone: .*In a hurry/)).toBeVisible();
    expect((await readEvent(page, event?.id ?? "")).start).toBe("2034-05-10T09:00:00.000Z");
  });

  await test.step("resizing is undone", async () => {
    const [event] = await openMonth(page, "2034-06-14", { title: "Longer", start: "2034-06-14T09:00:00Z" });
    await named(page, "Longer").focus();
    const saved = whenAnswered(page, "PATCH");
    for (const key of ["Space", "Shift+ArrowRight", "Space"]) await page.keyboard.press(key);
    await saved;
    await offer(page, /Event resized.*Longer/)
      .getByRole("button", { name: "Undo" })
      .click();
    await expect.poll(() => times(page, event?.id ?? "")).toBe("2034-06-14T09:00:00.000Z 2034-06-14T10:00:00.000Z");
  });

  await test.step("moves by mouse and by keyboard are undone, from the last to the first", async () => {
    const [event] = await openMonth(page, "2034-04-12", { title: "To and fro", start: "2034-04-12T09:00:00Z" });
    const id = event?.id ?? "";
    const before = "2034-04-12T09:00:00.000Z 2034-04-12T10:00:00.000Z";
    await drag(page, await middleOf(named(page, "To and fro")), await middleOf(cell(page, "2034-04-19")));
    await expect(offer(page, /Event moved.*To and fro/)).toBeVisible();
    await named(page, "To and fro").focus();
    for (const key of ["Space", "ArrowRight", "Space"]) await page.keyboard.press(key);
    await expect(cell(page, "2034-04-20").getByRole("button", { name: "To and fro" })).toBeVisible();
    // One offer for the event, of the last move.
    await expect(offer(page, /moved.*To and fro/)).toHaveCount(1);
    await offer(page, /moved.*To and fro/)
      .getByRole("button", { name: "Undo" })
      .click();
    await expect(cell(page, "2034-04-19").getByRole("button", { name: "To and fro" })).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(cell(page, "2034-04-12").getByRole("button", { name: "To and fro" })).toBeVisible();
    await expect.poll(() => times(page, id)).toBe(before);
  });
});

test("spec §2: external events are added, placed on the calendar and deleted", async ({ page }) => {
  await test.step("the area of 32 by 32 pixels around the checkbox toggles it", async () => {
    await openMonth(page, "2035-03-14");
    const checkbox = external(page).getByRole("checkbox", { name: "Remove after drop" });
    const isChecked = await checkbox.isChecked();
    const box = await checkbox.boundingBox();
    expect(box).toMatchObject({ width: 18, height: 18 });
    await page.mouse.click((box?.x ?? 0) - 6, (box?.y ?? 0) - 6);
    await expect(checkbox).toBeChecked({ checked: !isChecked });
    await page.mouse.click((box?.x ?? 0) - 6, (box?.y ?? 0) - 6);
    await expect(checkbox).toBeChecked({ checked: isChecked });
  });

  await test.step("the panel of external events is collapsed and stays so, and the calendar takes its room", async () => {
    await openMonth(page, "2035-01-10");
    const toggle = region(page).getByRole("button", { name: "External events" });
    const before = (await region(page).boundingBox())?.width ?? 0;
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await toggle.press("Enter");
    await expect(external(page)).toBeHidden();
    await expect(toggle).toBeFocused();
    await expect.poll(async () => (await region(page).boundingBox())?.width).toBeGreaterThan(before + 200);
    await page.reload();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(external(page)).toBeHidden();
    await toggle.click();
    await expect(external(page).getByText("Call the landlord")).toBeVisible();
  });

  await test.step("an external event is added, given a date and deleted by keyboard, and restored with undo", async () => {
    await openMonth(page, "2031-10-15");
    await external(page).getByRole("button", { name: "Add external event" }).press("Enter");
    const adding = dialog(page, "Add external event");
    await adding.getByLabel("Title").fill("Paint the fence");
    await page.keyboard.press("Enter");
    await expect(adding).toBeHidden();
    await external(page).getByRole("button", { name: "Choose a date for Paint the fence" }).press("Enter");
    const placing = dialog(page, "Choose a date");
    await placing.getByRole("switch", { name: "All day" }).press("Space");
    await placing.getByLabel("Start date").fill("2031-10-20");
    await placing.getByRole("button", { name: "Save" }).press("Enter");
    await expect(placing).toBeHidden();
    await expect(cell(page, "2031-10-20").getByRole("button", { name: "Paint the fence" })).toBeVisible();
    await external(page).getByRole("button", { name: "Delete Paint the fence" }).press("Enter");
    await expect(external(page).getByText("Paint the fence")).toBeHidden();
    await offer(page, /deleted.*Paint the fence/)
      .getByRole("button", { name: "Undo" })
      .click();
    await expect(external(page).getByText("Paint the fence")).toBeVisible();
  });

  await test.step("placing an external event is undone: it is back in the list, and not in the calendar", async () => {
    await openMonth(page, "2034-10-11");
    const waiting = external(page).getByRole("listitem").filter({ hasText: "Book the flights" });
    await expect(waiting).toHaveCSS("cursor", "grab");
    await external(page).getByRole("checkbox", { name: "Remove after drop" }).check();
    await drag(page, await middleOf(waiting.getByText("Book the flights")), await middleOf(cell(page, "2034-10-18")));
    await expect(cell(page, "2034-10-18").getByRole("button", { name: "Book the flights" })).toBeVisible();
    await expect(waiting).toBeHidden();
    await offer(page, /added.*Book the flights/)
      .getByRole("button", { name: "Undo" })
      .click();
    await expect(waiting).toBeVisible();
    await expect(named(page, "Book the flights")).toBeHidden();
    await expect(offer(page, /^Undone: .*Book the flights/)).toBeVisible();
  });

  await test.step("spec §2: an external event is dragged onto the calendar, and 'Remove after drop' removes it from the list", async () => {
    await openMonth(page, "2031-09-10");
    await external(page).getByRole("checkbox", { name: "Remove after drop" }).uncheck();
    const waiting = external(page).getByRole("listitem").filter({ hasText: "Team lunch" });
    // The code for dragging loads after the screen. The pointer changes once it has loaded.
    await expect(waiting).toHaveCSS("cursor", "grab");
    await drag(page, await middleOf(waiting.getByText("Team lunch")), await middleOf(cell(page, "2031-09-17")));
    await expect(cell(page, "2031-09-17").getByRole("button", { name: "Team lunch" })).toBeVisible();
    await expect(waiting).toBeVisible();
    const remove = external(page).getByRole("checkbox", { name: "Remove after drop" });
    await remove.check();
    const placed = page.waitForResponse((answer) => answer.request().postData()?.includes("externalId") ?? false);
    await drag(page, await middleOf(waiting.getByText("Team lunch")), await middleOf(cell(page, "2031-09-24")));
    await expect(cell(page, "2031-09-24").getByRole("button", { name: "Team lunch" })).toBeVisible();
    await expect(waiting).toBeHidden();
    // One request does both, so nothing can be lost after its response.
    await placed;
    await page.reload();
    await expect(cell(page, "2031-09-17").getByRole("button", { name: "Team lunch" })).toBeVisible();
    await expect(cell(page, "2031-09-24").getByRole("button", { name: "Team lunch" })).toBeVisible();
    await expect(waiting).toBeHidden();
    await expect(remove).toBeChecked();
    await expect(external(page).getByText("Book the flights")).toBeVisible();
  });

  await test.step("on a phone, the panel is below the events, and collapsed until it is opened", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("#/calendar?date=2035-02-14");
    const toggle = external(page).getByRole("button", { name: "External events" });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(external(page).getByText("Call the landlord")).toBeHidden();
    await expect(external(page).getByRole("button", { name: "Add external event" })).toBeVisible();
    await toggle.click();
    await expect(external(page).getByText("Call the landlord")).toBeVisible();
    await page.reload();
    await expect(external(page).getByText("Call the landlord")).toBeVisible();
  });
});

test("the calendar shows a month, a week or a day, on wide pages and on phones", async ({ page }) => {
  await test.step("the month view requests only the events in its range", async () => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/api\/events\.json/.test(request.url())) asked.push(new URL(request.url()).search);
    });
    await openMonth(page, "2033-06-15");
    expect(asked.length).toBeGreaterThan(0);
    for (const search of asked) {
      const query = new URLSearchParams(search);
      const days = (Date.parse(query.get("end") ?? "") - Date.parse(query.get("start") ?? "")) / 86_400_000;
      expect(days).toBeGreaterThan(27);
      expect(days).toBeLessThan(44);
    }
  });

  await test.step("today, next and previous follow the view and update the address; going back returns to the last view", async () => {
    await openMonth(page, "2031-12-31");
    const title = region(page).getByRole("heading", { level: 2 });
    await expect(title).toHaveText("December 2031");
    await region(page).getByRole("button", { name: "Next month" }).click();
    await expect(title).toHaveText("January 2032");
    await region(page).getByRole("button", { name: "Previous month" }).click();
    await region(page).getByRole("radio", { name: "Day" }).check();
    await region(page).getByRole("button", { name: "Next day" }).click();
    await expect(page).toHaveURL(/view=day/);
    await page.reload();
    await expect(region(page).getByRole("radio", { name: "Day" })).toBeChecked();
    await region(page).getByRole("button", { name: "Today" }).click();
    await expect(page).not.toHaveURL(/date=/);
    // Steps within a view replace the history entry; another view adds one.
    await page.goBack();
    await expect(region(page).getByRole("radio", { name: "Month" })).toBeChecked();
  });

  await test.step("a title in the month takes two lines, after the icon and the time have made room", async () => {
    const [, long] = await openMonth(
      page,
      "2034-11-15",
      { title: "Lunch", start: "2034-11-15T12:00:00Z" },
      { title: "Insurance renewal", start: "2034-11-16T10:00:00Z" },
    );
    const title = part(page, "Insurance", long?.title ?? "");
    const line = (await part(page, "Lunch", "Lunch").boundingBox())?.height ?? 0;
    expect((await title.boundingBox())?.height).toBe(2 * line);
    expect(await title.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)).toBe(true);
    // The times are left out of all, even where a title leaves room.
    for (const [event, time] of [
      ["Lunch", "12PM"],
      ["Insurance", "10AM"],
    ] as const)
      expect((await part(page, event, time).boundingBox())?.width).toBe(1);
    await expect(named(page, "Lunch").locator("svg")).toBeHidden();
    // Screen readers get it in any case.
    await expect(named(page, "Insurance")).toHaveAccessibleName(/10AM/);
    // With the room of the panel, the icon is back.
    await page.setViewportSize({ width: 1440, height: 900 });
    await region(page).getByRole("button", { name: "External events" }).click();
    await expect(named(page, "Lunch").locator("svg")).toBeVisible();
    await region(page).getByRole("button", { name: "External events" }).click();
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("an event of 15 minutes shows its title in the week, and is as high as its time", async () => {
    await openMonth(
      page,
      "2034-12-13",
      { title: "Stand-up", start: "2034-12-13T09:00:00Z", end: "2034-12-13T09:15:00Z" },
      { title: "Handover", start: "2034-12-13T09:15:00Z", end: "2034-12-13T09:30:00Z" },
      ...Array.from({ length: 7 }, (_, index) => ({
        title: `Call ${index + 1}`,
        start: "2034-12-14T09:00:00Z",
        end: "2034-12-14T10:00:00Z",
      })),
    );
    for (const view of ["Week", "Day"]) {
      await region(page).getByRole("radio", { name: view }).check();
      for (const title of ["Stand-up", "Handover"]) {
        await expect(part(page, title, title)).toBeInViewport({ ratio: 1 });
        await expect(part(page, title, title)).toHaveCSS("font-size", "12px");
        expect(await isWhole(part(page, title, title))).toBe(true);
      }
      const [first, second] = await Promise.all([
        named(page, "Stand-up").boundingBox(),
        named(page, "Handover").boundingBox(),
      ]);
      if (view === "Week") {
        const more = region(page).getByRole("button", { name: "+5" });
        for (const title of ["Call 1", "Call 2"]) expect(await isWhole(part(page, title, title))).toBe(true);
        await more.click();
        await expect(page.getByRole("dialog").getByText(/^Call [3-7]$/)).toHaveCount(5);
        await page.keyboard.press("Escape");
      }
      // One below the other, not side by side.
      expect(second?.x).toBe(first?.x);
      expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0) - 1);
    }
  });

  await test.step("on a phone, choosing a day in the month lists its events, which open from there", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const answer = await page.request.post("api/events.json", {
      data: { id: crypto.randomUUID(), title: "In the hand", start: "2032-05-12T09:00:00Z" },
    });
    expect(answer.ok()).toBe(true);
    await page.goto("#/calendar?date=2032-05-11");
    await expect(region(page).getByText("No events")).toBeVisible();
    await region(page)
      .getByRole("button", { name: /Wednesday, May 12, 2032/ })
      .click();
    await region(page)
      .getByRole("button", { name: /In the hand/ })
      .click();
    await expect(dialog(page, "Edit event").getByLabel("Title")).toHaveValue("In the hand");
    await page.keyboard.press("Escape");
  });

  await test.step("axe finds no violations in the week, the day and the dialog, in the dark skin and from right to left", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openMonth(page, "2032-06-09", { title: "Looked at", start: "2032-06-09T09:00:00Z" });
    await showLayout(page, { rightToLeft: true, skin: "smart-style-1" });
    for (const view of ["week", "day"]) {
      await page.goto(`#/calendar?date=2032-06-09&view=${view}`);
      await expect(named(page, "Looked at")).toBeVisible();
      await expectNoAxeViolations(page, view);
    }
    await named(page, "Looked at").click();
    await expect(dialog(page, "Edit event").getByLabel("Title")).toHaveValue("Looked at");
    await expectNoAxeViolations(page, "dialog");
    await page.keyboard.press("Escape");
    await showLayout(page);
  });

  await test.step("the language determines the first day of the week and the name of the month", async () => {
    await page.goto("#/calendar?date=2031-03-12");
    await chooseLanguage(page, "Deutsch");
    const headers = page.getByRole("columnheader");
    await expect(headers.first()).toHaveAccessibleName("Montag");
    await expect(page.getByRole("heading", { name: "März 2031" })).toBeVisible();
  });
});

test("the focus stays where the user works, and changes are undone", async ({ page }) => {
  await test.step("after saving, the focus returns to the button that opened the dialog, or to the event that was moved by it", async () => {
    await openMonth(page, "2034-02-15", { title: "Comes back", start: "2034-02-15T09:00:00Z" });
    const editor = dialog(page, "Edit event");
    // The library keeps a press from moving the focus to the event.
    await named(page, "Comes back").click();
    await expect(editor).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(named(page, "Comes back")).toBeFocused();
    // Days and events are one Tab stop.
    await expect(page.locator("[data-view=month] [tabindex='0']")).toHaveCount(1);
    await page.keyboard.press("ArrowUp");
    await expect(cell(page, "2034-02-15").getByRole("link")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(cell(page, "2034-02-16").getByRole("link")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowDown");
    await expect(named(page, "Comes back")).toBeFocused();

    const add = page.getByRole("button", { name: "Add event" });
    await add.click();
    await expect(dialog(page, "Add event").getByLabel("Title")).toBeFocused();
    await page.keyboard.type("By button");
    await page.keyboard.press("Enter");
    await expect(named(page, "By button")).toBeVisible();
    await expect(add).toBeFocused();

    await named(page, "Comes back").focus();
    await page.keyboard.press("Enter");
    await editor.getByLabel("Start date").fill("2034-02-22");
    await page.keyboard.press("Enter");
    await expect(editor).toBeHidden();
    await expect(cell(page, "2034-02-22").getByRole("button", { name: "Comes back" })).toBeFocused();
    await page.keyboard.press("Delete");
    await expect(region(page).getByRole("heading", { level: 2 })).toBeFocused();
  });

  await test.step("adding is undone by deleting, and deleting by restoring", async () => {
    await openMonth(page, "2034-09-13");
    await page.getByRole("button", { name: "Add event" }).click();
    await expect(dialog(page, "Add event").getByLabel("Title")).toBeFocused();
    await page.keyboard.type("Short-lived");
    await page.keyboard.press("Enter");
    await expect(offer(page, /Event added.*Short-lived/)).toBeVisible();
    await named(page, "Short-lived").press("Delete");
    await expect(named(page, "Short-lived")).toBeHidden();
    await page.keyboard.press("Control+z");
    await expect(named(page, "Short-lived")).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(named(page, "Short-lived")).toBeHidden();
    await expect(offer(page, /^Undone: .*Short-lived/)).toHaveCount(2);
    const stored = await page.request.get("api/events.json?start=2034-09-01&end=2034-10-01");
    expect(await stored.json()).toEqual([]);
  });

  await test.step("an edit is undone without touching the fields that it has not changed", async () => {
    const [event] = await openMonth(page, "2034-07-12", { title: "First words", start: "2034-07-12T09:00:00Z" });
    const id = event?.id ?? "";
    await named(page, "First words").press("Enter");
    const editor = dialog(page, "Edit event");
    await editor.getByLabel("Title").fill("Second words");
    await editor.getByRole("radio", { name: "Red" }).check();
    await editor.getByRole("button", { name: "Save" }).click();
    await expect(offer(page, "Event changed")).toBeVisible();
    await patch(page, id, { description: "From elsewhere" });
    await offer(page, "Event changed").getByRole("button", { name: "Undo" }).click();
    await expect(named(page, "First words")).toBeVisible();
    await expect
      .poll(() => readEvent(page, id))
      .toMatchObject({ title: "First words", className: "blue", description: "From elsewhere" });
  });
});

test("changes of two windows are merged, or the user resolves the conflict", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/409/, /404/);
  await test.step("an open form keeps its input, and the user resolves the fields that both windows have changed", async () => {
    const [event] = await openMonth(page, "2033-05-11", { title: "Contested", start: "2033-05-11T09:00:00Z" });
    const id = event?.id ?? "";
    await named(page, "Contested").click();
    const editor = dialog(page, "Edit event");
    await editor.getByLabel("Title").fill("Mine");
    await editor.getByRole("radio", { name: "Red" }).check();
    await patch(page, id, { title: "Theirs", description: "From elsewhere" });
    // The live update has arrived, and the form is unchanged.
    await expect(region(page).getByText("Theirs")).toBeAttached();
    await expect(editor.getByLabel("Title")).toHaveValue("Mine");
    await page.keyboard.press("Enter");
    await expect(conflict(page).getByRole("row", { name: "Title Mine Theirs" })).toBeVisible();
    await expect(conflict(page).getByRole("row")).toHaveCount(2);
    // Closing the dialog saves nothing.
    await page.keyboard.press("Escape");
    await expect(conflict(page)).toBeHidden();
    await expect(editor.getByLabel("Title")).toHaveValue("Mine");
    expect(await readEvent(page, id)).toMatchObject({ title: "Theirs", className: "blue" });
    await editor.getByRole("button", { name: "Save" }).click();
    await conflict(page).getByRole("button", { name: "Keep mine" }).click();
    await expect(editor).toBeHidden();
    expect(await readEvent(page, id)).toMatchObject({
      title: "Mine",
      description: "From elsewhere",
      className: "red",
    });
  });

  await test.step("changes to different fields are merged without asking", async () => {
    const [event] = await openMonth(page, "2033-06-15", { title: "Shared", start: "2033-06-15T09:00:00Z" });
    const id = event?.id ?? "";
    await named(page, "Shared").click();
    const editor = dialog(page, "Edit event");
    await editor.getByLabel("Description").fill("Mine");
    await patch(page, id, { title: "Renamed", start: "2033-06-16T09:00:00Z", end: "2033-06-16T10:00:00Z" });
    await page.keyboard.press("Enter");
    await expect(editor).toBeHidden();
    await expect(cell(page, "2033-06-16").getByRole("button", { name: "Renamed" })).toBeVisible();
    expect(await readEvent(page, id)).toMatchObject({
      title: "Renamed",
      description: "Mine",
      start: "2033-06-16T09:00:00.000Z",
    });
  });

  await test.step("an event deleted while it is edited can be added again, and undo restores changes made elsewhere", async () => {
    const [event, kept] = await openMonth(
      page,
      "2033-09-14",
      { title: "Doomed", start: "2033-09-14T09:00:00Z" },
      { title: "Old words", start: "2033-09-15T09:00:00Z" },
    );
    await named(page, "Doomed").click();
    await dialog(page, "Edit event").getByLabel("Title").fill("Kept after all");
    await page.request.delete(`api/events.json/${event?.id}`);
    await page.keyboard.press("Enter");
    const gone = page.getByRole("alertdialog", { name: "This was deleted elsewhere" });
    await gone.getByRole("button", { name: "Add again" }).click();
    await expect(dialog(page, "Edit event")).toBeHidden();
    await expect(named(page, "Kept after all")).toBeVisible();

    await expect(named(page, "Old words")).toBeVisible();
    await patch(page, kept?.id ?? "", { title: "New words" });
    await named(page, "words").press("Delete");
    await offer(page, "Event deleted").getByRole("button", { name: "Undo" }).click();
    await expect(named(page, "New words")).toBeVisible();
    // The event that was added again is undone as such: the deleted one is gone for good.
    await offer(page, "Event added").getByRole("button", { name: "Undo" }).click();
    await expect(named(page, "Kept after all")).toBeHidden();
  });

  await test.step("an edit of a field that another window has changed meanwhile is a conflict, which the user resolves", async () => {
    const [event] = await openMonth(page, "2034-08-16", { title: "First words", start: "2034-08-16T09:00:00Z" });
    const id = event?.id ?? "";
    await named(page, "First words").press("Enter");
    await dialog(page, "Edit event").getByLabel("Title").fill("Second words");
    await page.keyboard.press("Enter");
    await expect(offer(page, /changed.*Second words/)).toBeVisible();
    await patch(page, id, { title: "Their words" });
    await page.keyboard.press("Control+z");
    await expect(conflict(page).getByRole("row", { name: "Title First words Their words" })).toBeVisible();
    await conflict(page).getByRole("button", { name: "Keep mine" }).click();
    await expect(named(page, "First words")).toBeVisible();
  });

  await test.step("a change is undone from another screen, and a conflict there is reported", async () => {
    const [first, second] = await openMonth(
      page,
      "2034-10-04",
      { title: "Left behind", start: "2034-10-04T09:00:00Z" },
      { title: "Disputed", start: "2034-10-05T09:00:00Z" },
    );
    const id = second?.id ?? "";
    await named(page, "Disputed").press("Enter");
    await dialog(page, "Edit event").getByLabel("Title").fill("My words");
    await page.keyboard.press("Enter");
    await expect(offer(page, /changed.*My words/)).toBeVisible();
    await named(page, "Left behind").press("Delete");
    await expect(offer(page, /deleted.*Left behind/)).toBeVisible();
    await patch(page, id, { title: "Their words" });
    await page.goto("#/home");
    await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect.poll(() => statusOf(page, first)).toBe(200);
    await page.keyboard.press("Control+z");
    await expect(alerts(page).getByText("The change could not be saved. Try again.")).toBeVisible();
    expect(await readEvent(page, id)).toMatchObject({ title: "Their words" });
  });

  await test.step("a drag also asks if another window has moved the event", async () => {
    const [event] = await openMonth(page, "2033-07-13", { title: "Pulled", start: "2033-07-13T09:00:00Z" });
    const id = event?.id ?? "";
    await expect(named(page, "Pulled")).toBeVisible();
    // This window does not receive the update in time.
    await page.route("**/api/events.json?**", (route) => route.fulfill({ json: [event] }));
    await patch(page, id, { start: "2033-07-14T09:00:00Z", end: "2033-07-14T10:00:00Z" });
    await drag(page, await middleOf(named(page, "Pulled")), await middleOf(cell(page, "2033-07-20")));
    await expect(conflict(page).getByRole("row", { name: /When Jul 20.* Jul 14/ })).toBeVisible();
    await conflict(page).getByRole("button", { name: "Use theirs" }).click();
    await expect(conflict(page)).toBeHidden();
    await page.unrouteAll();
    expect((await readEvent(page, id)).start).toBe("2033-07-14T09:00:00.000Z");
  });
});

test("changes that cannot be saved are reported, and lose nothing", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/ERR_FAILED/, /ApiError/);
  await test.step("a drag that cannot be saved shows an alert, and the event returns to its saved day", async () => {
    await openMonth(page, "2032-03-10", { title: "Not lost", start: "2032-03-10T09:00:00Z" });
    await page.route("**/api/events.json/*", (route) => route.abort());
    await drag(page, await middleOf(named(page, "Not lost")), await middleOf(cell(page, "2032-03-17")));
    await expect(alerts(page).getByRole("alert").first()).toBeVisible();
    await expect(cell(page, "2032-03-10").getByRole("button", { name: "Not lost" })).toBeVisible();
    await expect(cell(page, "2032-03-17").getByRole("button", { name: "Not lost" })).toBeHidden();
    await alerts(page).getByRole("alert").getByRole("button", { name: "Close" }).click();
    await page.unrouteAll();
  });

  await test.step("a new event whose response is lost keeps its input, and saving again creates no duplicate", async () => {
    await openMonth(page, "2032-04-14");
    let isAway = true;
    await page.route("**/api/events.json", async (route) => {
      if (route.request().method() !== "POST" || !isAway) return route.fallback();
      isAway = false;
      // The request arrives, but its response is lost.
      await route.fetch();
      return route.abort();
    });
    await page.getByRole("button", { name: "Add event" }).click();
    const editor = dialog(page, "Add event");
    await editor.getByLabel("Title").fill("Only once");
    await editor.getByRole("button", { name: "Save" }).click();
    await expect(alerts(page).getByRole("alert").first()).toBeVisible();
    await expect(editor.getByLabel("Title")).toHaveValue("Only once");
    await editor.getByRole("button", { name: "Save" }).click();
    await expect(editor).toBeHidden();
    const stored = await page.request.get("api/events.json?start=2032-04-01&end=2032-05-01");
    expect(await stored.json()).toHaveLength(1);
  });
});
