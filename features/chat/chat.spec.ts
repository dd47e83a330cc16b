import type { Page } from "@playwright/test";

import type { Chat } from "#features/chat/contract.ts";

import { expectContrastInForms, expectNoAxeViolations, otherForms } from "#e2e/support/sweeps/axe.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { showLayout } from "#e2e/support/show-layout.ts";
import { holdLiveUpdates, holdRequests } from "#e2e/support/hold-requests.ts";
import { openBrowserOf } from "#e2e/support/accounts/people.ts";
import { watchRequests } from "#e2e/support/screens.ts";

// In order, and on their own server, because the conversations grow.
test.describe.configure({ mode: "default" });

const chatButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Chat", exact: true });
const panel = (page: Page) => page.getByRole("region", { name: "Chat", exact: true });
const boxWith = (page: Page, name: string) => page.getByRole("region", { name: `Chat with ${name}` });
const boxes = (page: Page) => page.getByRole("region", { name: /^Chat with / });
const messages = (within: ReturnType<Page["getByRole"]>) => within.getByRole("group", { name: "Messages" });
const rows = (within: ReturnType<Page["getByRole"]>) => messages(within).getByRole("listitem");
const person = (page: Page, name: string) =>
  panel(page).getByRole("list", { name: "People" }).getByRole("button", { name });
const field = (within: ReturnType<Page["getByRole"]>) => within.getByRole("textbox", { name: /^Message to/ });

async function openChat(page: Page, options?: { timeout: number }) {
  await page.goto("#/home");
  await chatButton(page).click();
  await expect(rows(panel(page)).first()).toBeVisible(options);
}

async function openPrivate(page: Page, name: string) {
  await person(page, name).click();
  await expect(field(boxWith(page, name))).toBeFocused();
}

const say = (page: Page, body: string, partner?: string) =>
  page.request.post("api/chat.json", { data: { id: crypto.randomUUID(), body, with: partner } });

const isAtEnd = (page: Page) =>
  messages(panel(page)).evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight < 2);

/** The first visible message, or the one with that text, and its distance from the top of the window. */
const placeOfFirst = (page: Page, text?: string) =>
  messages(panel(page)).evaluate((list, wanted) => {
    const top = list.getBoundingClientRect().top;
    const all = [...list.querySelectorAll("li")].map((row) => ({
      text: row.textContent,
      top: row.getBoundingClientRect().top,
    }));
    const inSight = all.filter((row) => row.top >= top).toSorted((one, other) => one.top - other.top);
    const found = wanted === undefined ? inSight[1] : all.find((row) => row.text === wanted);
    return found ?? { text: "", top: Number.NaN };
  }, text);

test("the team chat is opened, read and written to with the mouse and the keyboard", async ({ page }) => {
  await test.step("spec §2: the chat lists users with their status, shows messages, and sends one with the mouse", async () => {
    await page.goto("#/home");
    await expect(chatButton(page)).toHaveAccessibleDescription("7 unread messages");
    await chatButton(page).click();
    await expect(panel(page).getByRole("list", { name: "People" }).getByRole("listitem")).toHaveCount(9);
    await expect(person(page, "Mei Tanaka")).toHaveAccessibleName("Mei Tanaka, Offline, 2 unread messages");
    await expect(rows(panel(page)).last()).toContainText("Sofia Almeida");
    await expect(rows(panel(page)).last()).toContainText("Two minutes!");
    await expect(rows(panel(page)).last().locator("time")).toBeVisible();
    await expect(rows(panel(page)).last()).toBeInViewport();
    // Visible messages have been read.
    await expect(chatButton(page)).toHaveAccessibleDescription("3 unread messages");

    await expect(field(panel(page))).toBeFocused();
    await field(panel(page)).fill("  Hello everybody  ");
    await panel(page).getByRole("button", { name: "Send" }).click();
    await expect(rows(panel(page)).last().getByText("Hello everybody", { exact: true })).toBeVisible();
    await expect(rows(panel(page)).last()).toBeInViewport();
    await expect(field(panel(page))).toHaveValue("");
    await expect(field(panel(page))).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toHaveCount(0);
  });

  await test.step("spec §5: Enter sends, Shift+Enter adds a line, Escape closes; empty and overlong messages are not sent", async () => {
    await chatButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(field(panel(page))).toBeFocused();
    await expect(rows(panel(page)).first()).toBeVisible();
    await page.keyboard.type("First line");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("second line");
    const isSent = page.waitForResponse((response) => /second line/.test(response.request().postData() ?? ""));
    await page.keyboard.press("Enter");
    const last = rows(panel(page)).last();
    await expect(last.getByText("First line")).toHaveText("First line\nsecond line");
    await isSent;
    const posted: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("chat.json")) posted.push(request.url());
    });
    await page.keyboard.press("Enter");
    await page.keyboard.type("   ");
    await page.keyboard.press("Enter");
    await expect(panel(page).getByRole("button", { name: "Send" })).toHaveAttribute("aria-disabled", "true");
    await field(panel(page)).fill("x".repeat(2001));
    await page.keyboard.press("Enter");
    await expect(panel(page).getByRole("alert")).toHaveText("The message is 1 character too long");
    await field(panel(page)).fill("");
    await expect(last.getByText("First line")).toHaveText("First line\nsecond line");
    expect(posted).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(panel(page)).toHaveCount(0);
    await expect(chatButton(page)).toBeFocused();
  });
});

test("two users see each other's status, and exchange messages live", async ({ page, browser, server }) => {
  await openChat(page);
  await expect(person(page, "Mei Tanaka")).toHaveAccessibleName(/, Offline/);
  const others = await openBrowserOf("mei.tanaka", browser, server);
  const mei = await others.newPage();
  await openChat(mei);

  await test.step("spec §4: the status starts as Online, is changed by keyboard, and is visible to others while connected", async () => {
    await expect(person(page, "Mei Tanaka")).toHaveAccessibleName(/, Online/);
    const own = panel(mei).getByRole("button", { name: /^You, / });
    await expect(own).toHaveAccessibleName("You, Online");
    for (const [status, seen] of [
      ["Busy", "Busy"],
      ["Away", "Away"],
      ["Log Off", "Offline"],
      ["Online", "Online"],
    ] as const) {
      await own.press("Enter");
      await expect(mei.getByRole("menu", { name: "Your status" }).getByRole("menuitemradio")).toHaveText([
        "Online",
        "Busy",
        "Away",
        "Log Off",
      ]);
      await mei.keyboard.press(status.charAt(0));
      await mei.keyboard.press("Enter");
      await expect(own).toHaveAccessibleName(`You, ${status}`);
      await expect(person(page, "Mei Tanaka")).toHaveAccessibleName(new RegExp(`, ${seen}`));
    }
    // Escape closes the menu only.
    await own.press("Enter");
    await mei.keyboard.press("Escape");
    await expect(mei.getByRole("menu", { name: "Your status" })).toBeHidden();
    await expect(own).toBeFocused();
  });

  await test.step("two users exchange messages live, with typing indicator and read receipt; markup is shown as text", async () => {
    await field(panel(mei)).pressSequentially("For");
    await expect(panel(page).getByText(/^.Mei Tanaka. is typing$/)).toBeVisible();
    await field(panel(mei)).fill("For all of <b>you</b> & <img src=x onerror=alert(1)>");
    await field(panel(mei)).press("Enter");
    const arrived = rows(panel(page)).last();
    await expect(arrived).toContainText("For all of <b>you</b> & <img src=x onerror=alert(1)>");
    await expect(arrived.locator("img[src=x], b")).toHaveCount(0);
    await expect(panel(page).getByText(/^.Mei Tanaka. is typing$/)).toHaveCount(0);
    await expect(panel(page).getByRole("log")).toContainText("Mei Tanaka: For all of");

    await openPrivate(page, "Mei Tanaka");
    const robins = boxWith(page, "Mei Tanaka");
    await field(robins).fill("Between the two of us");
    await field(robins).press("Enter");
    await expect(rows(robins).last()).toContainText("Between the two of us");
    await expect(robins.getByText("Seen")).toHaveCount(0);
    await expect(person(mei, "Robin Vale")).toHaveAccessibleName("Robin Vale, Online, 1 unread message");
    await expect(chatButton(mei)).toHaveAccessibleDescription("1 unread message");
    await openPrivate(mei, "Robin Vale");
    await expect(rows(boxWith(mei, "Robin Vale")).last()).toContainText("Between the two of us");
    await expect(rows(robins).last().getByText("Seen")).toBeVisible();
    await expect(chatButton(mei)).not.toHaveAccessibleDescription(/unread/);
    await field(boxWith(mei, "Robin Vale")).fill("And nobody else: https://a.example/b?c=d.");
    await field(boxWith(mei, "Robin Vale")).press("Enter");
    await expect(rows(robins).last()).toContainText("And nobody else");
    await test.step("an address is a link that tells the other site nothing", async () => {
      const link = rows(robins).last().getByRole("link", { name: "https://a.example/b?c=d", exact: true });
      await expect(link).toHaveAttribute("href", "https://a.example/b?c=d");
      await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
      await expect(link).toHaveAttribute("target", "_blank");
    });
    await test.step("the search finds the message, and opens its conversation", async () => {
      await robins.getByRole("button", { name: "Close" }).click();
      await expect(robins).toHaveCount(0);
      await page.goto("#/search?q=nobody&kind=chat");
      await page
        .getByRole("region", { name: "Results" })
        .getByRole("link", { name: /And nobody else/ })
        .click();
      await expect(rows(robins).last()).toContainText("And nobody else");
      await expect(field(robins)).toBeFocused();
    });
  });

  await others.close();
  await expect(person(page, "Mei Tanaka")).toHaveAccessibleName(/, Offline/);
});

test("conversations are in boxes, which fit the page and keep their state", async ({ page }) => {
  await test.step("chat boxes keep their collapsed state and drafts across screens and reloads", async () => {
    await openChat(page);
    await openPrivate(page, "Mei Tanaka");
    await field(boxWith(page, "Mei Tanaka")).fill("Half a thought");
    await openPrivate(page, "Jonas Lindqvist");
    await page.getByRole("button", { name: "Close chat with Jonas Lindqvist" }).click();
    await openPrivate(page, "Omar Haddad");
    await page.keyboard.press("Escape");
    const omar = boxWith(page, "Omar Haddad");
    await expect(omar.getByRole("button", { name: /^Omar Haddad/ })).toBeFocused();
    await expect(field(omar)).toHaveCount(0);
    await page.goto("#/blank");
    await expect(page.getByRole("heading", { level: 1, name: "Blank" })).toBeVisible();
    await expect(boxes(page)).toHaveCount(2);
    const head = panel(page).getByRole("button", { name: "Chat", exact: true });
    await head.click();
    await expect(field(panel(page))).toHaveCount(0);
    await page.reload();
    await expect(field(boxWith(page, "Mei Tanaka"))).toHaveValue("Half a thought");
    await expect(field(omar)).toHaveCount(0);
    await expect(boxes(page)).toHaveCount(2);
    await expect(panel(page)).toBeVisible();
    await expect(field(panel(page))).toHaveCount(0);

    await omar.getByRole("button", { name: /^Omar Haddad/ }).click();
    await expect(field(omar)).toBeFocused();
    await page.getByRole("button", { name: "Close chat with Omar Haddad" }).click();
    await expect(boxes(page)).toHaveCount(1);
    await head.click();
    await expect(field(panel(page))).toBeFocused();
  });

  await test.step("spec §9: chat boxes are 200 px wide and 35 px apart; those that do not fit are in a menu", async () => {
    await page.setViewportSize({ width: 1180, height: 800 });
    for (const name of ["Mei Tanaka", "Omar Haddad", "Jonas Lindqvist"]) await openPrivate(page, name);
    await expect(boxes(page)).toHaveCount(3);
    const edges = await boxes(page).evaluateAll((all) =>
      all
        .map((box) => box.getBoundingClientRect())
        .map(({ left, right, bottom }) => ({ left, right, bottom }))
        .toSorted((one, other) => one.left - other.left),
    );
    expect(edges.map(({ left, right }) => right - left)).toEqual([200, 200, 200]);
    expect(edges.slice(1).map(({ left }, index) => left - (edges[index]?.right ?? 0))).toEqual([35, 35]);
    expect(new Set(edges.map(({ bottom }) => bottom))).toEqual(new Set([800]));

    await openPrivate(page, "Elena Petrova");
    await openPrivate(page, "Sofia Almeida");
    await expect(boxes(page)).toHaveCount(3);
    const more = page.getByRole("button", { name: "2 more conversations" });
    await more.press("Enter");
    await expect(page.getByRole("menuitem")).toHaveText(["Elena Petrova", "Jonas Lindqvist"]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(field(boxWith(page, "Jonas Lindqvist"))).toBeFocused();
    await expect(boxWith(page, "Sofia Almeida")).toHaveCount(0);

    await page.setViewportSize({ width: 1680, height: 800 });
    await expect(boxes(page)).toHaveCount(5);
    await expect(more).toHaveCount(0);
  });
});

test("the chat fits phones", async ({ page }) => {
  await test.step("on a phone, one sheet shows the team chat or a conversation, with a way back", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("#/home");
    await chatButton(page).click();
    const sheet = page.getByRole("dialog", { name: "Chat" });
    await expect(rows(sheet).last()).toBeInViewport();
    await expectNoAxeViolations(page, "the sheet");
    await sheet.getByRole("button", { name: /^Mei Tanaka/ }).click();
    await expect(sheet.getByText("Mei Tanaka").first()).toBeVisible();
    await field(sheet).fill("From the train");
    await field(sheet).press("Enter");
    await expect(rows(sheet).last()).toContainText("From the train");
    await expectNoAxeViolations(page, "a conversation in the sheet");
    await page.reload();
    await expect(rows(sheet).last()).toContainText("From the train");
    await sheet.getByRole("button", { name: "Back to team chat" }).click();
    await expect(field(sheet)).toHaveAccessibleName("Message to everyone");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(chatButton(page)).toBeFocused();
  });

  await test.step("the header with the chat button fits a phone of 320 or 360 px", async () => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      await expect(chatButton(page)).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${width} px`).toBe(0);
      await expect(page.getByRole("button", { name: "Account" })).toBeInViewport({ ratio: 1 });
    }
  });
});

test("what cannot be loaded or sent is tried again or discarded", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/500|503|ApiError|Away|ERR_FAILED|No connection|cannot be reached/);
  const settled = watchRequests(page);

  await test.step("a team chat that cannot be loaded says so, and trying again loads it", async () => {
    const release = await holdLiveUpdates(page);
    await page.route("**/api/chat.json", (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto("#/home");
    await chatButton(page).click();
    await expect(panel(page).getByText("Messages could not be loaded")).toBeVisible();
    await page.unroute("**/api/chat.json");
    await panel(page).getByRole("button", { name: "Try again" }).click();
    await expect(rows(panel(page)).last()).toBeInViewport();
    release();
  });

  await test.step("an unsent message can be discarded", async () => {
    await page.route("**/api/chat.json", (route) => route.fulfill({ status: 500, json: {} }));
    await field(panel(page)).fill("Better not");
    await field(panel(page)).press("Enter");
    await rows(panel(page)).last().getByRole("button", { name: "Discard" }).click();
    await expect(panel(page).getByText("Better not")).toHaveCount(0);
    await expect(field(panel(page))).toBeFocused();
    await page.unroute("**/api/chat.json");
  });

  await test.step("a message that could not be sent is kept after a reload, and trying again sends it once", async () => {
    // A late list of messages would show that the message has arrived.
    await settled();
    // The server stores the message, but its response is lost: the worst case.
    await page.route("**/api/chat.json", async (route) => {
      await route.fetch();
      await route.fulfill({ status: 503, json: { code: "unavailable", message: "Away" } });
    });
    // Prevents the window from finding out by itself that the message has arrived.
    await page.route("**/api/chat.json?after=*", (route) => route.abort());
    await field(panel(page)).fill("Only once, whatever happens");
    await field(panel(page)).press("Enter");
    const last = rows(panel(page)).last();
    await expect(last.getByText("Not sent")).toBeVisible();
    await expect(page.getByRole("region", { name: "Alerts" }).getByText("503 Service Unavailable")).toBeVisible();
    await field(panel(page)).fill("And this behind it");
    await field(panel(page)).press("Enter");
    await expect(panel(page).getByRole("button", { name: "Try again" })).toHaveCount(2);
    await expectNoAxeViolations(page, "unsent messages");

    await page.unrouteAll();
    await page.route("**/api/chat.json", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await page.reload();
    await expect(last).toContainText("And this behind it");
    await page.unrouteAll();
    await panel(page).getByRole("button", { name: "Try again" }).last().click();
    await expect(panel(page).getByText("Not sent")).toHaveCount(0);
    await expect(last).toContainText("And this behind it");
    const listSaid = async () => {
      const chat = (await (await page.request.get("api/chat.json")).json()) as Chat;
      return chat.messages.map(({ body }) => body).slice(-2);
    };
    await expect.poll(listSaid).toEqual(["Only once, whatever happens", "And this behind it"]);
    await expect(rows(panel(page)).filter({ hasText: "Only once, whatever happens" })).toHaveCount(1);
  });
});

test("the list of messages stays in place while older and new ones arrive", async ({ page, browser, server }) => {
  await test.step("scrolling up loads older messages without moving the visible ones; a button jumps to the newest", async () => {
    await openChat(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("before=")) asked.push(new URL(request.url()).search);
    });
    const list = messages(panel(page));
    const oldest = "Good morning! The new coffee machine is here.";
    await expect(panel(page).getByText(oldest)).toHaveCount(0);
    await expect.poll(() => isAtEnd(page)).toBe(true);
    expect(asked).toEqual([]);

    // The response is held until scrolling has stopped.
    const release = await holdRequests(page, /chat\.json\?before=/);
    await list.hover();
    await expect(async () => {
      await page.mouse.wheel(0, -200);
      expect(asked).not.toEqual([]);
    }).toPass({ intervals: [50] });
    await expect(panel(page).getByText("Loading")).toBeVisible();
    let before = await placeOfFirst(page);
    await expect
      .poll(async () => {
        const last = before;
        before = await placeOfFirst(page);
        return last.top - before.top;
      })
      .toBe(0);
    release();
    await expect(panel(page).getByText("Loading")).toHaveCount(0);
    await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBeGreaterThan(500);
    const after = await placeOfFirst(page, before.text);
    expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(2);

    await list.press("Home");
    await expect(panel(page).getByText(oldest)).toBeInViewport();
    expect(asked).toHaveLength(1);

    await say(page, "Down here");
    const jump = panel(page).getByRole("button", { name: "Go to newest message" });
    await jump.click();
    await expect(rows(panel(page)).last()).toContainText("Down here");
    await expect(rows(panel(page)).last()).toBeInViewport();
    await expect(jump).toHaveCount(0);
  });

  await test.step("new messages do not move a list that is scrolled up; a button counts them and leads to them", async () => {
    const others = await openBrowserOf("mei.tanaka", browser, server);
    const list = messages(panel(page));
    await expect.poll(() => isAtEnd(page)).toBe(true);
    await list.evaluate((element) => {
      element.scrollTop = element.scrollHeight / 2;
    });
    const jump = panel(page).getByRole("button", { name: "Go to newest message" });
    await expect(jump).toBeVisible();
    const before = await list.evaluate((element) => element.scrollTop);
    for (const body of ["One", "Two", "Three"]) {
      await others.request.post("api/chat.json", { data: { id: crypto.randomUUID(), body } });
    }
    const told = panel(page).getByRole("button", { name: "3 new messages" });
    await expect(told).toBeVisible();
    expect(await list.evaluate((element) => element.scrollTop)).toBe(before);
    await expect(chatButton(page)).toHaveAccessibleDescription(/\d unread messages?/);
    await told.click();
    await expect(rows(panel(page)).last()).toContainText("Three");
    await expect(rows(panel(page)).last()).toBeInViewport();
    await expect(told).toHaveCount(0);
    await others.close();
  });

  await test.step("scrolling up while a message arrives keeps the list where it was scrolled to", async () => {
    await expect.poll(() => isAtEnd(page)).toBe(true);
    await messages(panel(page)).evaluate((element) => {
      const observer = new MutationObserver(() => {
        if (!element.textContent.includes("At this moment")) return;
        observer.disconnect();
        element.scrollTop = element.scrollHeight / 2;
      });
      observer.observe(element, { childList: true, subtree: true, characterData: true });
    });
    await say(page, "At this moment");
    await expect(panel(page).getByRole("button", { name: "Go to newest message" })).toBeVisible();
    expect(await isAtEnd(page)).toBe(false);
  });
});

test("100,000 messages keep the chat under 1,000 nodes, and the list scrolls", async ({ page }) => {
  const count = 100_000;
  await page.route(/api\/chat\.json(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    const chat = (await response.json()) as Chat;
    const [message] = chat.messages;
    if (!message) return route.fulfill({ response });
    const many = Array.from({ length: count }, (_, index) => ({
      ...message,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
      number: index + 1,
      body: `Message ${index + 1} ${"and so on ".repeat(index % 9)}`,
      date: new Date(Date.UTC(2026, 0, 1) + index * 97_000).toISOString(),
    }));
    return route.fulfill({ json: { ...chat, messages: many, lastNumber: count, readNumber: count } });
  });
  const countNodes = () => panel(page).locator("*").count();
  // A busy machine takes a while to store and read this many messages.
  await openChat(page, { timeout: 20_000 });
  await expect(panel(page).getByText(`Message ${count} `)).toBeInViewport();
  expect(await countNodes()).toBeLessThan(1000);
  expect(await rows(panel(page)).count()).toBeLessThan(60);
  const list = messages(panel(page));
  for (const place of [0.5, 0.01, 0.99]) {
    await list.evaluate((element, part) => {
      element.scrollTop = element.scrollHeight * part;
    }, place);
    await expect(rows(panel(page)).nth(10)).toBeInViewport();
    expect(await countNodes()).toBeLessThan(1000);
  }
});

test("no message from another user is lost or duplicated over fifty forced reconnects of the browser", async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(90_000);
  const others = await openBrowserOf("omar.haddad", browser, server);
  const omar = await others.newPage();
  await omar.goto("#/home");
  await openChat(page);
  await openPrivate(page, "Omar Haddad");
  const box = boxWith(page, "Omar Haddad");
  const bodies = Array.from({ length: 100 }, (_, index) => `Count ${index + 1}.`);
  const writing = (async () => {
    for (const body of bodies) expect((await say(omar, body, "robin.vale")).ok()).toBe(true);
  })();
  // Going online closes the open stream and opens another.
  for (let count = 0; count < 50; count += 1) {
    const isOpened = page.waitForRequest(/\/live(\?|$)/);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await isOpened;
  }
  await writing;
  await expect(rows(box).last()).toContainText("Count 100.");

  const seen = new Map<string, string>();
  const collect = async () => {
    const found = await rows(box).evaluateAll((all) =>
      all.map((row) => [row.getAttribute("aria-posinset") ?? "", row.textContent] as const),
    );
    for (const [number, text] of found) seen.set(number, /Count \d+\./.exec(text)?.[0] ?? "");
  };
  // The list renders only visible rows and loads older ones at its top, so it is read upwards until it is complete.
  const count = async () => {
    await collect();
    await messages(box).evaluate((element) => {
      element.scrollTop = element.scrollTop > 0 ? element.scrollTop - 150 : element.scrollHeight;
    });
    return [...seen.entries()]
      .toSorted(([one], [other]) => Number(one) - Number(other))
      .map(([, text]) => text)
      .filter(Boolean);
  };
  await expect.poll(count, { intervals: [50], timeout: 30_000 }).toEqual(bodies);
  await others.close();
});

test("axe finds no violations in the open chat, in all skins and both directions", async ({ page }) => {
  test.slow();
  await openChat(page);
  await openPrivate(page, "Mei Tanaka");
  await expect(rows(boxWith(page, "Mei Tanaka")).first()).toBeVisible();
  await expectNoAxeViolations(page, "the open chat");
  await expectContrastInForms(page, "the open chat", otherForms);
  await showLayout(page, { rightToLeft: true });
  await expectNoAxeViolations(page, "the open chat, from right to left");
});
