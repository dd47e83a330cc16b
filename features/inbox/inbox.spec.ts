import type { Locator, Page } from "@playwright/test";

import { office } from "#office";

import { expectNoAxeViolations } from "#e2e/support/sweeps/axe.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { holdLiveUpdates, holdRequests } from "#e2e/support/hold-requests.ts";
import { copyTemplate } from "#e2e/support/server/host.ts";
import { expectBeginningToShow } from "#e2e/support/sweeps/page-layout.ts";
import { copied, paste } from "#e2e/support/paste.ts";
import { startServer } from "#e2e/support/server/server.ts";
import { readStorage } from "#e2e/support/storage.ts";
import { whenAnswered } from "#e2e/support/when-answered.ts";
import { showLayout } from "#e2e/support/show-layout.ts";
import { titleOf } from "#e2e/support/screens.ts";

// In order, on their own server: each test continues with the mailbox of the previous one.
test.describe.configure({ mode: "default" });

const rows = (page: Page) => page.getByRole("list", { name: "Messages" }).getByRole("listitem");
const row = (page: Page, subject: string) => rows(page).filter({ hasText: subject });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });

/** Creates a message through the API, so that tests do not depend on each other's changes to the seed. */
async function receive(page: Page, subject: string, body = "<p>Hello</p>") {
  const response = await page.request.post("api/messages.json", {
    data: { _id: crypto.randomUUID(), to: ["robin.vale"], subject, body },
  });
  expect(response.ok()).toBe(true);
}

async function openInbox(page: Page, search = "") {
  await page.goto(`#/inbox/inbox${search}`);
  await expect(rows(page).first()).toBeVisible();
}

/** Returns whether a line begins at the left or at the right edge of its element. */
const sideOf = (line: Locator) =>
  line.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const [inner, outer] = [text.getBoundingClientRect(), element.getBoundingClientRect()];
    return inner.left - outer.left < outer.right - inner.right ? "left" : "right";
  });

/** Pauses the page's clock, which a test has installed, in a minute from its time. */
const pauseClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);

async function closeAlerts(page: Page) {
  const close = alerts(page).getByRole("button", { name: "Close" });
  // At once, since an alert may close by itself.
  await close.evaluateAll((all: HTMLElement[]) => all.forEach((each) => each.click()));
  await expect(close).toHaveCount(0);
}

async function writeMessage(page: Page, { to, subject, text }: { to?: string; subject: string; text: string }) {
  if (to) {
    await page.getByRole("combobox", { name: "To" }).fill(to);
    await page.getByRole("option", { name: to }).click();
  }
  await page.getByRole("textbox", { name: "Subject" }).fill(subject);
  await page.getByRole("textbox", { name: "Message" }).fill(text);
}

/** In pixels: room for about 25 letters of a subject. */
const readable = 170;

/** The subjects that are cut before they have this room. */
const findNarrow = (page: Page) =>
  rows(page).evaluateAll((all, room) => {
    const shownWidth = (subject: Element) => {
      const letters = document.createRange();
      letters.selectNodeContents(subject);
      const { left, right, width } = letters.getBoundingClientRect();
      const shown = { left, right };
      for (let element = subject; !element.matches("li"); element = element.parentElement ?? document.body) {
        if (getComputedStyle(element).overflowX === "visible") continue;
        const box = element.getBoundingClientRect();
        shown.left = Math.max(shown.left, box.left);
        shown.right = Math.min(shown.right, box.right);
      }
      return { width, shown: shown.right - shown.left };
    };
    return all.flatMap((each) => {
      const subject = each.querySelector("a");
      if (!subject) return `${each.textContent}: no subject`;
      const { width, shown } = shownWidth(subject);
      return shown < Math.min(width, room) - 1 ? `${subject.textContent}: ${shown} px` : [];
    });
  }, readable);

test("rows show their message on phones, tablets and wide pages, in both directions", async ({ page }) => {
  await test.step("on a phone, rows have room for their labels before the labels arrive", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdRequests(page, "**/api/inbox.json*");
    await openInbox(page);
    const heights = () => rows(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    const before = await heights();
    release();
    await expect(rows(page).getByText("Work", { exact: true }).first()).toBeVisible();
    expect(await heights()).toEqual(before);
    const strip = await page.getByRole("navigation", { name: "Folders" }).boundingBox();
    const first = await rows(page).first().boundingBox();
    expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
  });

  await test.step("subjects have room at every tablet width, with an open or minified navigation, in both directions", async () => {
    await openInbox(page);
    for (const minified of [false, true]) {
      for (const rightToLeft of [false, true]) {
        await showLayout(page, { minified, rightToLeft });
        for (const width of [768, 820, 900, 979, 1024, 1100]) {
          await page.setViewportSize({ width, height: 800 });
          const where = JSON.stringify({ width, minified, rightToLeft });
          expect(await findNarrow(page), `subjects without room: ${where}`).toEqual([]);
        }
      }
    }
    await showLayout(page);
  });

  await test.step("spec §5: a row shows the subject and a teaser of 55 characters minus the subject's length", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await receive(page, "Ten chars.", `<p>${"abcdefghi ".repeat(20)}</p>`);
    await openInbox(page);
    await expect(row(page, "Ten chars.")).toContainText(`${"abcdefghi ".repeat(20).slice(0, 45)}...`);
  });

  await test.step("an Arabic message reads from right to left in an English inbox, and is truncated at its end", async () => {
    const subject = "مراجعة ميزانية الربع الثالث قبل اجتماع يوم الخميس مع فريق المبيعات في الرياض وجدة والدمام وأبها";
    await receive(page, subject, "<p>مرحبا</p><p>Hello</p>");
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await openInbox(page);
      await expectBeginningToShow(row(page, subject).getByRole("link"));
    }
    await row(page, subject).getByRole("link").click();
    const heading = page.getByRole("heading", { level: 1, name: subject });
    await expect(heading).toHaveCSS("direction", "rtl");
    await expect(page.getByText("مرحبا", { exact: true })).toHaveCSS("direction", "rtl");
    await expect(page.getByText("Hello", { exact: true })).toHaveCSS("direction", "ltr");
    // On the side of its own language, as in the program that wrote it.
    for (const line of ["مرحبا", "Hello"]) expect(await sideOf(page.getByText(line, { exact: true }))).toBe("right");
    await page.setViewportSize({ width: 390, height: 800 });
    await expectBeginningToShow(page.getByRole("navigation", { name: "Breadcrumbs" }).getByText(subject));
  });
});

test("messages arrive, are read, printed, and answered", async ({ page }) => {
  await receive(page, "To be read");
  await receive(
    page,
    "Hostile <img src=x onerror=alert(1)>",
    `<p onclick="alert(1)">Text</p><img src=x onerror="document.title='owned'"><script>document.title='owned'</script><a href="javascript:alert(1)">link</a>`,
  );

  await test.step("mail that arrives raises the count in the menu, on any screen", async () => {
    await page.goto("#/blank");
    const menu = page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: /^Inbox/ });
    const countUnread = async () => Number(/\d+/.exec(await menu.innerText())?.[0]);
    const before = await countUnread();
    expect(before).toBeGreaterThan(0);
    // The page listens once the browser is idle, so an early message goes unnoticed.
    await expect(async () => {
      await receive(page, "Arriving");
      await expect.poll(countUnread, { timeout: 5000 }).toBeGreaterThan(before);
    }).toPass();
  });

  await test.step("opening a message marks it as read in the list and in the menu", async () => {
    await openInbox(page);
    const menu = page.getByRole("navigation", { name: "Main navigation" }).getByRole("link", { name: /^Inbox/ });
    const before = Number(/\d+/.exec(await menu.innerText())?.[0]);
    await expect(row(page, "To be read").getByRole("img", { name: "unread" })).toBeVisible();
    await row(page, "To be read").getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: "To be read" })).toBeVisible();
    await expect(page).toHaveTitle(titleOf("To be read"));
    await expect(menu).toContainText(String(before - 1));
    await button(page, "Back to folder").click();
    await expect(row(page, "To be read").getByRole("img", { name: "unread" })).toHaveCount(0);
  });

  await test.step("active content in a received message is removed", async () => {
    await openInbox(page);
    await row(page, "Hostile").getByRole("link").click();
    await expect(page.getByRole("article").getByText("Text")).toBeVisible();
    await expect(page.getByRole("article").locator("img[src=x], script, [onclick], [href^=javascript]")).toHaveCount(0);
    await expect(page).toHaveTitle(titleOf("Hostile <img src=x onerror=alert(1)>"));
  });

  await test.step("a message is printed without the header and the toolbar", async () => {
    await openInbox(page);
    await row(page, "Agenda for Thursday").getByRole("link").click();
    await expect(page.getByRole("article")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("toolbar", { name: "Message" })).toBeHidden();
    await expect(page.getByRole("article")).toBeVisible();
    await page.emulateMedia({ media: null });
  });

  await test.step("a reply is addressed to the sender and quotes the original message", async () => {
    await openInbox(page);
    await row(page, "Pilot: the numbers are in").getByRole("link").click();
    await page.getByRole("link", { name: "Reply" }).click();
    await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue("Re: Pilot: the numbers are in");
    await expect(page.getByTitle("Priya Raman <priya.raman@atrium.example>")).toBeVisible();
    await expect(
      page.getByRole("textbox", { name: "Message" }).getByText("the pilot is better than we hoped"),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await button(page, "Send").click();
    await expect(page).toHaveURL(/#\/inbox\/inbox$/);
    await page.goto("#/inbox/sent");
    await expect(row(page, "Re: Pilot: the numbers are in")).toBeVisible();
  });
});

test("messages are labelled, moved and deleted, also by keys, menus and Ctrl+Z, and the focus moves on", async ({
  page,
}) => {
  await test.step("the keyboard shortcuts work: j, k, x, Enter, e, #, r, c, and ? for help", async () => {
    await receive(page, "Keys two");
    await receive(page, "Keys one");
    await openInbox(page);
    const link = (subject: string) => row(page, subject).getByRole("link");
    await page.keyboard.press("j");
    await expect(link("Keys one")).toBeFocused();
    await page.keyboard.press("j");
    await expect(link("Keys two")).toBeFocused();
    await page.keyboard.press("k");
    await page.keyboard.press("x");
    await expect(page.getByRole("checkbox", { name: "Select Keys one" })).toBeChecked();
    await page.keyboard.press("e");
    await expect(row(page, "Keys one")).toHaveCount(0);
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(help).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
    await page.keyboard.press("Control+K");
    const compose = page.getByRole("dialog", { name: "Command palette" }).getByRole("option", { name: "New message" });
    await expect(compose).toHaveAttribute("aria-keyshortcuts", "C");
    await page.keyboard.press("Escape");
    await expect(compose).toHaveCount(0);

    await link("Keys two").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Keys two" })).toBeVisible();
    await page.keyboard.press("r");
    await expect(page).toHaveTitle(titleOf("Reply"));
    await expect(page.getByRole("textbox", { name: "Message" })).toBeFocused();
    await page.goto("#/inbox/inbox");
    await expect(rows(page).first()).toBeVisible();
    await link("Keys two").focus();
    await page.keyboard.press("#");
    await expect(row(page, "Keys two")).toHaveCount(0);
    await page.keyboard.press("c");
    await expect(page).toHaveTitle(titleOf("New message"));
    await expect(page.getByRole("combobox", { name: "To" })).toBeFocused();
  });

  await test.step("keyboard shortcuts are ignored while typing", async () => {
    await openInbox(page);
    await page.getByRole("searchbox", { name: "Search this folder" }).pressSequentially("cjke#");
    await expect(page).toHaveTitle(titleOf("Inbox"));
  });

  await test.step("selected messages can be marked as read, labelled and moved together", async () => {
    await receive(page, "Bulk one");
    await receive(page, "Bulk two");
    await openInbox(page, "?q=Bulk");
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole("checkbox", { name: "Select all" }).check();
    await expect(page.getByRole("toolbar", { name: "Selected messages" })).toContainText("2 selected");
    await button(page, "Mark as read").click();
    await expect(rows(page).getByRole("img", { name: "unread" })).toHaveCount(0);
    await button(page, "Label").click();
    await page.getByRole("menuitemcheckbox", { name: "Travel" }).click();
    await page.keyboard.press("Escape");
    await expect(rows(page).getByText("Travel")).toHaveCount(2);
    await expectNoAxeViolations(page);
    await button(page, "Move to").click();
    await page.getByRole("menuitem", { name: "Spam" }).click();
    await expect(page.getByText("No matching messages")).toBeVisible();
    await page.goto("#/inbox/spam?label=travel");
    await expect(rows(page)).toHaveCount(2);
  });

  await test.step("deleting moves a message to the trash and can be undone; deleting from the trash asks for confirmation", async () => {
    await closeAlerts(page);
    await receive(page, "To be deleted");
    await openInbox(page);
    await page.getByRole("checkbox", { name: "Select To be deleted" }).check();
    await button(page, "Delete").click();
    await expect(row(page, "To be deleted")).toHaveCount(0);
    await alerts(page).getByRole("button", { name: "Undo" }).click();
    await expect(row(page, "To be deleted")).toHaveCount(1);

    await page.getByRole("checkbox", { name: "Select To be deleted" }).check();
    await button(page, "Delete").click();
    await expect(row(page, "To be deleted")).toHaveCount(0);
    await page.getByRole("navigation", { name: "Folders" }).getByRole("link", { name: "Trash" }).click();
    await page.getByRole("checkbox", { name: "Select To be deleted" }).check();
    await button(page, "Delete").click();
    const question = page.getByRole("alertdialog", { name: "Delete permanently?" });
    await expectNoAxeViolations(page);
    await question.getByRole("button", { name: "Keep" }).click();
    await expect(row(page, "To be deleted")).toHaveCount(1);
    await button(page, "Delete").click();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(row(page, "To be deleted")).toHaveCount(0);
  });

  await test.step("Ctrl+Z reverts marking, labelling and moving, from the last to the first", async () => {
    await closeAlerts(page);
    await receive(page, "Undone in turn");
    await openInbox(page);
    await row(page, "Undone in turn").getByRole("checkbox").check();
    await button(page, "Mark as read").click();
    await expect(row(page, "Undone in turn").getByRole("img", { name: "unread" })).toHaveCount(0);
    await button(page, "Archive").click();
    await expect(alerts(page).getByText("1 message archived")).toBeVisible();
    await expect(row(page, "Undone in turn")).toHaveCount(0);
    await page.keyboard.press("Control+z");
    await expect(row(page, "Undone in turn")).toBeVisible();
    await expect(row(page, "Undone in turn").getByRole("img", { name: "unread" })).toHaveCount(0);
    await page.keyboard.press("Control+z");
    await expect(row(page, "Undone in turn").getByRole("img", { name: "unread" })).toBeVisible();
  });

  await test.step("a message is archived by its context menu, and a selection is marked as read by that of one of its messages", async () => {
    for (const subject of ["Menu one", "Menu two", "Menu three"]) await receive(page, subject);
    await openInbox(page, "?q=Menu");
    // The rows before stay until these have arrived, and the menu closes with them.
    await expect(rows(page)).toHaveCount(3);
    await row(page, "Menu one").click({ button: "right" });
    await page.getByRole("menu", { name: "Menu one" }).getByRole("menuitem", { name: "Archive" }).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(row(page, "Menu two").getByRole("link")).toBeFocused();
    for (const subject of ["Menu two", "Menu three"]) {
      await page.getByRole("checkbox", { name: `Select ${subject}` }).check();
    }
    await row(page, "Menu three").click({ button: "right" });
    const items = page.getByRole("menu", { name: "Menu three" }).getByRole("menuitem");
    await expect(items).toHaveText(["Mark as read", "Archive", "Delete"]);
    await items.first().press("Enter");
    await expect(rows(page).getByRole("img", { name: "unread" })).toHaveCount(0);
  });

  await test.step("when a message leaves the list, the focus moves to the next one", async () => {
    await receive(page, "Stays below");
    await receive(page, "Leaves by key");
    await receive(page, "Leaves by button");
    await openInbox(page);
    await page.getByRole("checkbox", { name: "Select Leaves by button" }).check();
    await button(page, "Archive").press("Enter");
    await expect(row(page, "Leaves by key").getByRole("link")).toBeFocused();
    await page.keyboard.press("#");
    await expect(row(page, "Stays below").getByRole("link")).toBeFocused();
  });
});

test("a folder is sorted, searched and paged, and its messages are read in that order", async ({ page }) => {
  await test.step("next and previous message follow the list that the message was opened from, across pages", async () => {
    const title = page.getByRole("heading", { level: 1 });
    await openInbox(page, "?sort=subject&page=2");
    const first = await rows(page).first().getByRole("link").innerText();
    await openInbox(page, "?sort=subject");
    // The previous page stays until this one has arrived.
    await expect(rows(page).first().getByRole("link")).not.toHaveText(first);
    const [beforeLast = "", last = ""] = (await rows(page).getByRole("link").allInnerTexts()).slice(-2);
    await rows(page).last().getByRole("link").click();
    await expect(title).toHaveText(last);
    await page.keyboard.press("j");
    await expect(title).toHaveText(first);
    await button(page, "Previous message").click();
    await expect(title).toHaveText(last);
    await page.keyboard.press("k");
    await expect(title).toHaveText(beforeLast);
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("u");
    await expect(page).toHaveURL(/inbox\?sort=subject$/);
  });

  await test.step("the number of messages is announced after a search, and the page after turning it", async () => {
    // From another screen: in an open list, the other order would be announced.
    await page.goto("#/blank");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blank");
    await openInbox(page);
    const status = page.getByRole("region", { name: "Messages" }).getByRole("status");
    await expect(status).toHaveText("");
    await button(page, "Next page").click();
    await expect(status).toHaveText("Page 2");
    await page.getByRole("searchbox", { name: "Search this folder" }).fill("invoice");
    await page.keyboard.press("Enter");
    await expect(status).toHaveText(/^\d+ messages$/);
  });

  await test.step("turning the page keeps the focus and clears the selection; a partial selection is indeterminate", async () => {
    await openInbox(page);
    await expect(rows(page)).toHaveCount(25);
    await page.getByRole("checkbox", { name: "Select all" }).check();
    await expect(page.getByRole("toolbar", { name: "Selected messages" })).toContainText("25 selected");
    await button(page, "Next page").press("Enter");
    await expect(page.getByRole("navigation", { name: "Pages" })).toContainText(/^26–/);
    // The previous rows stay until the new ones have arrived.
    await expect(page.getByRole("region", { name: "Messages" })).toHaveAttribute("aria-busy", "false");
    await expect(button(page, "Next page")).toBeFocused();
    await expect(page.getByRole("toolbar", { name: "Selected messages" })).toHaveCount(0);
    await rows(page).getByRole("checkbox").first().check();
    await expect(page.getByRole("checkbox", { name: "Select all" })).toHaveJSProperty("indeterminate", true);
  });

  await test.step("while the next page loads, the previous rows cannot be selected, and the focus stays", async () => {
    await openInbox(page, "?sort=from");
    await expect(rows(page)).toHaveCount(25);
    const list = page.getByRole("region", { name: "Messages" });
    const first = rows(page).first();
    const subject = await first.getByRole("link").innerText();
    const release = await holdRequests(page, /messages\.json\?.*page=2/);
    await button(page, "Next page").press("Enter");
    await expect(list).toHaveAttribute("aria-busy", "true");
    await expect(first.getByRole("link")).toHaveText(subject);
    await expect(button(page, "Next page")).toBeFocused();

    await first.getByRole("checkbox").press("Space");
    await page.getByRole("checkbox", { name: "Select all" }).press("Space");
    await first.getByRole("link").focus();
    await page.keyboard.press("x");
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
    await expect(page.getByRole("toolbar", { name: "Selected messages" })).toHaveCount(0);

    await button(page, "Next page").focus();
    release();
    await expect(list).toHaveAttribute("aria-busy", "false");
    await expect(button(page, "Next page")).toBeFocused();
    await first.getByRole("checkbox").press("Space");
    await expect(page.getByRole("toolbar", { name: "Selected messages" })).toContainText("1 selected");
  });

  await test.step("sort order, page and search are in the address; an unknown label matches nothing", async () => {
    await openInbox(page);
    await button(page, "Sort").click();
    await page.getByRole("menuitemradio", { name: "By sender" }).click();
    await expect(page).toHaveURL(/sort=from/);
    await expect(rows(page).first()).toContainText("Amara Okafor");
    await button(page, "Next page").click();
    await expect(page).toHaveURL(/page=2/);
    await page.reload();
    await expect(page.getByRole("navigation", { name: "Pages" })).toContainText(/^26–/);
    await page.getByRole("searchbox", { name: "Search this folder" }).fill("pilot");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/q=pilot/);
    await expect(row(page, "Pilot: the numbers are in")).toBeVisible();
    await page.goto("#/inbox/inbox?page=-1&sort=secret&label=none-such");
    await expect(page.getByText("No matching messages")).toBeVisible();
  });

  await test.step("a page number beyond the last leads to the last page", async () => {
    await openInbox(page, "?page=99");
    await expect(page).toHaveURL(/page=2$/);
  });
});

test("on a slow device, turning pages keeps the focus", async ({ page }) => {
  test.slow();
  // On a busy machine, the slow device takes longer than tests usually wait.
  const patience = { timeout: 60_000 };
  await openInbox(page);
  const session = await page.context().newCDPSession(page);
  // A screen shows its skeleton if rendering takes longer than 0.2 s, which no order of events can force.
  await session.send("Emulation.setCPUThrottlingRate", { rate: 14 });
  const subject = await rows(page).first().getByRole("link").innerText();
  await button(page, "Next page").press("Enter");
  await expect(page).toHaveURL(/page=2/, patience);
  await expect(rows(page).first().getByRole("link")).not.toHaveText(subject, patience);
  await expect(button(page, "Next page")).toBeFocused(patience);
  // The tests that follow may use the same page.
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
});

test("a message is written: its fields, recipients, links and focus", async ({ page }) => {
  await test.step("rows, tools and text of compose and reply show the focus", async () => {
    await receive(page, "To be answered");
    await page.goto("#/inbox/inbox/compose");
    const outlineOf = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return `${outlineStyle} ${outlineWidth}`;
      });
    const ringed = "solid 2px";
    /** Rows and text have a line instead, and the ring in high contrast alone. */
    const lineOf = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).boxShadow);
    for (const open of [
      () => Promise.resolve(),
      async () => {
        await openInbox(page);
        await row(page, "To be answered").getByRole("link").click();
        await page.getByRole("link", { name: "Reply", exact: true }).click();
      },
    ]) {
      await open();
      // The editor loads after the other fields.
      await expect(page.getByRole("textbox", { name: "Message" })).toBeVisible();
      await page.getByRole("combobox", { name: "To" }).focus();
      await expect.poll(() => outlineOf("form div:has(> label):has([role=combobox])")).toBe(ringed);
      await expect.poll(() => lineOf("form div:has(> label):has([role=combobox])")).toContain("inset");
      await page.getByRole("textbox", { name: "Subject" }).focus();
      await expect.poll(() => outlineOf("form div:has(> label):has(> input)")).toBe(ringed);
      await page.keyboard.press("Tab");
      await expect.poll(() => outlineOf("form [role=toolbar] :focus")).toBe(ringed);
      await page.getByRole("textbox", { name: "Message" }).focus();
      await expect.poll(() => outlineOf("form .ProseMirror")).toBe(ringed);
      await expect.poll(() => lineOf("form .ProseMirror")).toContain("inset");
      await page.getByRole("textbox", { name: "Subject" }).focus();
    }
  });

  await test.step("on a right-to-left page, a quote in English is at the side of its line", async () => {
    await showLayout(page, { rightToLeft: true });
    const gap = page.getByRole("textbox", { name: "Message" }).evaluate((message) => {
      const quote = message.querySelector("blockquote");
      const text = document.createRange();
      text.selectNodeContents(quote?.querySelector("p") ?? message);
      return text.getBoundingClientRect().left - (quote?.getBoundingClientRect().left ?? 0);
    });
    expect(await gap).toBeLessThan(40);
    await showLayout(page);
  });

  await test.step("a link is inserted into the text, and does not send the message", async () => {
    await page.goto("#/inbox/inbox/compose");
    const message = page.getByRole("textbox", { name: "Message" });
    await message.click();
    await page.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name: "Link" }).click();
    await page.getByRole("textbox", { name: "Link address" }).fill("example.org/menu");
    await page.keyboard.press("Enter");
    await expect(message.getByRole("link", { name: "example.org/menu" })).toBeVisible();
    await expect(page.getByText("Choose at least one recipient")).toHaveCount(0);
    await expect(message).toBeEditable();
  });

  await test.step("missing fields are reported at their fields, and the first one has the focus", async () => {
    const message = page.getByRole("textbox", { name: "Message" });
    for (const key of ["ControlOrMeta+a", "Delete"]) await message.press(key);
    await expect(message).toHaveText("");
    // As in mail programs, no field has a mark; a missing one is reported when the message is sent.
    await expect(page.locator("label").filter({ hasText: /^To/ })).toHaveText("To");
    await button(page, "Send").click();
    for (const [role, name, fault] of [
      ["combobox", "To", "Choose at least one recipient"],
      ["textbox", "Subject", "The subject is required and cannot be empty"],
      ["textbox", "Message", "The message is required and cannot be empty"],
    ] as const) {
      await expect(page.getByText(fault)).toBeVisible();
      await expect(page.getByRole(role, { name })).toHaveAccessibleDescription(fault);
    }
    await expect(page.getByRole("combobox", { name: "To" })).toBeFocused();
    await expectNoAxeViolations(page);
    await message.fill("Hello");
    await expect(message).not.toHaveAttribute("aria-invalid");
    await expect(message).toHaveAccessibleDescription("");
  });

  await test.step("Enter takes the suggestion instead of sending, and Tab then moves to the subject", async () => {
    const to = page.getByRole("combobox", { name: "To" });
    await to.fill("nobody");
    await page.keyboard.press("Enter");
    await expect(to).toHaveValue("nobody");
    await expect(page.getByText("Enter a recipient")).toHaveCount(0);
    await to.fill("Mei");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Mei Tanaka", { exact: true })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("textbox", { name: "Subject" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(to).toBeFocused();
  });
});

test("a draft is kept until it is sent or discarded", async ({ page }) => {
  await test.step("leaving an unsent message asks for confirmation, and its draft is kept", async () => {
    await page.goto("#/inbox/inbox/compose");
    await writeMessage(page, { subject: "Do not lose me", text: "Please" });
    // The action leads here, where nothing is lost.
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill("new message");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("link", { name: office.title }).click();
    const question = page.getByRole("alertdialog", { name: "Leave this message?" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(page).toHaveTitle(titleOf("New message"));
    await page.getByRole("link", { name: office.title }).click();
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveTitle(titleOf("Home"));
    await page.goto("#/inbox/inbox/compose");
    await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue("Do not lose me");
  });

  await test.step("a draft survives a reload, and discarding it asks for confirmation", async () => {
    await writeMessage(page, { subject: "Half a thought", text: "It begins with" });
    const message = page.getByRole("textbox", { name: "Message" });
    await test.step("pasted cells are a table, and a picture that is left out is reported", async () => {
      await message.press("Control+End");
      await paste(message, { html: copied("excel-cells") });
      await expect(message.getByRole("row")).toHaveText(["31/12/2026Pallets, standard1,249.74", "02/01/2027-15.50"]);
      await expect(message.getByRole("cell")).toHaveCount(6);
      await message.press("Control+End");
      await paste(message, { html: copied("google-docs") });
      await expect(message.getByRole("list").getByRole("list")).toHaveText("A4, 80 g");
      await expect(message.locator("strong")).toHaveText("low");
      await expect(alerts(page).getByText("1 picture was left out")).toBeVisible();
    });
    await page.reload();
    await expect(page.getByText("Draft restored")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue("Half a thought");
    await expect(message.locator("p").first()).toHaveText("It begins with");
    await expect(message.getByRole("cell")).toHaveCount(6);
    await button(page, "Discard draft").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
    await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue("");
    await expect(message).toHaveText("");
    await expect.poll(async () => JSON.stringify(await readStorage(page))).not.toContain("Half a thought");
  });

  await test.step("if browser storage is full, a reload asks for confirmation", async () => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await writeMessage(page, { subject: "Nowhere to keep it", text: "Hold on" });
    const asked = page.waitForEvent("dialog");
    const reloaded = page.reload();
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.accept();
    await reloaded;
  });
});

test("a sent message leads to its folder after a second, or leaves a user who has gone elsewhere alone", async ({
  page,
}) => {
  await test.step("spec §4: the send button is disabled while sending, and the folder is shown after one second", async () => {
    await page.goto("#/inbox/inbox/compose");
    await writeMessage(page, { to: "Mei Tanaka", subject: "About the fair", text: "See you there" });
    await expectNoAxeViolations(page);
    // From here on the test controls the clock.
    await page.clock.install();
    await pauseClock(page);
    const sent = whenAnswered(page, "POST");
    await button(page, "Send").click();
    await sent;
    await page.clock.runFor(900);
    await expect(button(page, "Sending…")).toBeDisabled();
    await page.clock.runFor(1000);
    await expect(page).toHaveURL(/#\/inbox\/inbox$/);
    await page.clock.resume();
    await page.getByRole("navigation", { name: "Folders" }).getByRole("link", { name: "Sent" }).click();
    await expect(row(page, "About the fair")).toContainText("Mei Tanaka");
    await page.goto("#/inbox/inbox/compose");
    await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue("");
  });

  await test.step("a user who leaves within a second after sending stays on the new screen", async () => {
    await page.goto("#/inbox/inbox/compose");
    await writeMessage(page, { to: "Mei Tanaka", subject: "On my way", text: "Gone" });
    await pauseClock(page);
    const sent = whenAnswered(page, "POST");
    await button(page, "Send").click();
    await sent;
    await page.clock.runFor(100);
    // The second passes before the other screen's code has loaded.
    await page.getByRole("link", { name: office.title }).click();
    await page.clock.runFor(2000);
    await page.clock.resume();
    await expect(page).toHaveTitle(titleOf("Home"));
    await expect(page).toHaveURL(/#\/home$/);
  });
});

test("changes that fail are rolled back, and messages that fail to send or load are tried again", async ({
  page,
  allowConsoleErrors,
}) => {
  // While a text is sanitized, the browser reports inline handlers, but runs none.
  allowConsoleErrors(/500|503|ApiError|Away|inline event handler/);
  for (const subject of ["Stays here", "Let through"]) await receive(page, subject);
  await test.step("messages that cannot be loaded, in a folder or on the home screen, are reported once, and trying again loads them", async () => {
    const release = await holdLiveUpdates(page);
    for (const address of ["#/inbox/archive", "#/home"]) {
      await page.route(/messages\.json\?/, (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto(address);
      await expect(page.getByText("Messages could not be loaded")).toBeVisible();
      await expect(alerts(page).getByRole("alert")).toHaveCount(1);
      await page.unroute(/messages\.json\?/);
      await button(page, "Try again").click();
      await expect(page.getByRole("main").getByRole("listitem").getByRole("time").first()).toBeVisible();
      await closeAlerts(page);
    }
    release();
  });

  await test.step("a change that fails on the server is rolled back, and neither clears the selection nor closes the message", async () => {
    await openInbox(page);
    await page.route("**/api/messages.json", (route) =>
      route.request().method() === "PATCH" ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    );
    await page.getByRole("checkbox", { name: "Select Stays here" }).check();
    await button(page, "Archive").click();
    await expect(alerts(page).getByRole("alert")).toBeVisible();
    await expect(row(page, "Stays here")).toHaveCount(1);
    await expect(page.getByRole("checkbox", { name: "Select Stays here" })).toBeChecked();
    await expect(alerts(page).getByText("1 message archived")).toHaveCount(0);
    await row(page, "Stays here").getByRole("link").click();
    const title = page.getByRole("heading", { level: 1, name: "Stays here" });
    await expect(title).toBeVisible();
    const refused = page.waitForResponse((response) => response.request().method() === "PATCH" && !response.ok());
    await button(page, "Archive").click();
    await refused;
    await expect(alerts(page).getByText("1 message archived")).toHaveCount(0);
    await expect(title).toBeVisible();
    await page.unroute("**/api/messages.json");
    await closeAlerts(page);
  });

  await test.step("the browser removes active content that the server let through, and links open in a new tab", async () => {
    await page.route(/messages\.json\/[\w-]+$/, async (route) => {
      const response = await route.fetch();
      const body = `<p onclick="document.title='owned'">Text</p><img src="x"><a href="javascript:alert(1)">script</a>
        <a href="https://example.org/" target="_self" rel="opener">elsewhere</a>`;
      await route.fulfill({ response, json: { ...((await response.json()) as object), body } });
    });
    await openInbox(page);
    await row(page, "Let through").getByRole("link").click();
    const article = page.getByRole("article");
    const link = article.getByRole("link", { name: "elsewhere" });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
    await expect(article.getByText("script")).toBeVisible();
    await expect(article.locator("img[src=x], [onclick], [href^=javascript]")).toHaveCount(0);
  });

  await test.step("a failed send keeps the text and shows the error, and sending again creates no duplicate", async () => {
    await page.goto("#/inbox/inbox/compose");
    await writeMessage(page, { to: "Omar Haddad", subject: "Only once", text: "Once" });
    // The server stores the message, but its response is lost: the worst case.
    await page.route("**/api/messages.json", async (route) => {
      await route.fetch();
      await route.fulfill({ status: 503, json: { code: "unavailable", message: "Away" } });
    });
    await button(page, "Send").click();
    await expect(alerts(page).getByRole("alert")).toContainText("503 Service Unavailable");
    await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue("Only once");
    await expect(button(page, "Send")).toBeEnabled();
    await page.unroute("**/api/messages.json");
    await button(page, "Send").click();
    await expect(page).toHaveURL(/#\/inbox\/inbox$/);
    await page.goto("#/inbox/sent?q=Only once");
    await expect(rows(page)).toHaveCount(1);
  });

  await test.step("a message edited after a failed send is sent as a separate message, with or without a reload", async () => {
    const loseAnswer = async () => {
      await page.route("**/api/messages.json", async (route) => {
        await route.fetch();
        await route.fulfill({ status: 503, json: { code: "unavailable", message: "Away" } });
      });
      const answered = whenAnswered(page, "POST");
      await button(page, "Send").click();
      await answered;
      await expect(button(page, "Send")).toBeEnabled();
      await page.unroute("**/api/messages.json");
    };
    await page.goto("#/inbox/inbox/compose");
    await writeMessage(page, { to: "Omar Haddad", subject: "Words", text: "The first words" });
    await loseAnswer();
    await page.getByRole("textbox", { name: "Message" }).fill("The second words");
    await loseAnswer();
    await page.reload();
    await page.getByRole("textbox", { name: "Message" }).fill("The third words");
    await button(page, "Send").click();
    await expect(page).toHaveURL(/#\/inbox\/inbox$/);
    await page.goto("#/inbox/sent?q=Words");
    for (const words of ["first", "second", "third"]) await expect(row(page, `The ${words} words`)).toHaveCount(1);
  });
});

test("two windows with the same draft each send their own version", async ({ page, context }) => {
  await page.goto("#/inbox/inbox/compose");
  await writeMessage(page, { to: "Omar Haddad", subject: "Window one", text: "Hello" });
  // The other window reads what this one has stored.
  await expect.poll(async () => JSON.stringify(await readStorage(page))).toContain("Window one");
  const other = await context.newPage();
  await other.goto("#/inbox/inbox/compose");
  await expect(other.getByRole("textbox", { name: "Subject" })).toHaveValue("Window one");
  await other.getByRole("textbox", { name: "Subject" }).fill("Window two");
  for (const window of [page, other]) {
    await button(window, "Send").click();
    await expect(window).toHaveURL(/#\/inbox\/inbox$/);
  }
  await page.goto("#/inbox/sent?q=Window");
  await expect(row(page, "Window one")).toHaveCount(1);
  await expect(row(page, "Window two")).toHaveCount(1);
});

test("a saved change survives killing and restarting the server", async ({ browser }) => {
  const { dataDirectory, databaseUrl } = await copyTemplate();
  const environment = { DATABASE_URL: databaseUrl, ATRIUM_SECRET: "the secret of this test and of nothing else" };
  const first = await startServer(dataDirectory, environment);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${first.baseUrl}#/inbox/inbox`);
  await page.getByRole("checkbox", { name: "Select Agenda for Thursday" }).check();
  // The change is shown, and its undo offered, before it is saved.
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH" && response.ok());
  await button(page, "Archive").click();
  await saved;
  first.process.kill("SIGKILL");
  const second = await startServer(dataDirectory, environment);
  await page.goto(`${second.baseUrl}#/inbox/archive`);
  await expect(row(page, "Agenda for Thursday")).toBeVisible();
  await context.close();
  await second.stop();
});
