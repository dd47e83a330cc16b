import type { Page } from "@playwright/test";

import { listTopics, type SectionKey, TopicRow } from "#features/forum/contract.ts";

import { expectNoAxeViolations } from "#e2e/support/sweeps/axe.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { holdLiveUpdates } from "#e2e/support/hold-requests.ts";
import { openBrowserOf } from "#e2e/support/accounts/people.ts";
import { showLayout } from "#e2e/support/show-layout.ts";

const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const topics = (page: Page) => page.getByRole("list", { name: "Topics", exact: true });
/** The row of the topic with this title. Each test uses its own titles. */
const row = (page: Page, title: string) => topics(page).getByRole("listitem").filter({ hasText: title });
const posts = (page: Page) => page.getByRole("article");
const post = (page: Page, text: string) => posts(page).filter({ hasText: text });
const reply = (page: Page) => page.getByRole("textbox", { name: "Your reply" });

type Requester = Pick<Page, "request">;

/** Adds a topic with posts as the user of a browser. */
async function addTopic(
  { request }: Requester,
  title: string,
  texts: readonly string[] = [],
  section: SectionKey = "help",
) {
  const data = { id: crypto.randomUUID(), section, title, body: `<p>About: ${title}</p>` };
  const answer = await request.post("api/forum/topics.json", { data });
  expect(answer.ok(), "the topic is added").toBe(true);
  const { id } = TopicRow.parse(await answer.json());
  for (const text of texts) await addPost({ request }, id, text);
  return id;
}

async function addPost({ request }: Requester, topic: string, text: string) {
  const data = { id: crypto.randomUUID(), body: `<p>${text}</p>` };
  const answer = await request.post(`api/forum/topics.json/${topic}/posts`, { data });
  expect(answer.ok(), "the post is added").toBe(true);
}

async function openTopic(page: Page, id: string, title: string) {
  await page.goto(`#/forum-post?topic=${id}`);
  await expect(heading(page)).toHaveText(title);
  await expect(posts(page).first()).toBeVisible();
}

/** The editors are loaded after the screen. */
async function write(page: Page, text: string) {
  await expect(reply(page)).toBeVisible();
  await reply(page).fill(text);
}

test("sections lead to their topics, which are paged, searched and filtered, and new ones are written", async ({
  page,
}) => {
  await test.step("the forum shows sections with counts, unread topics and the latest post, and leads to a section's topics", async () => {
    await page.goto("#/forum");
    const sections = page.getByRole("list", { name: "Sections" }).getByRole("listitem");
    await expect(sections).toHaveCount(5);
    const help = sections.filter({ has: page.getByRole("link", { name: "Help", exact: true }) });
    await expect(help).toContainText(/\d+ topics?/);
    await expect(help).toContainText(/\d+ posts?/);
    await expect(help).toContainText(/\d+ unread topics?/);
    await expect(page.getByRole("region", { name: "Latest posts" }).getByRole("listitem")).toHaveCount(5);
    await help.getByRole("link", { name: "Help", exact: true }).press("Enter");
    await expect(heading(page)).toHaveText("Help");
    await expect(page).toHaveURL(/#\/forum-topic\?section=help/);
    await expect(topics(page).getByRole("listitem").first()).toBeVisible();
  });

  await test.step("topics are paged, searched in titles and posts, and filtered; the address keeps it", async () => {
    await page.goto("#/forum-topic");
    await expect(topics(page).getByRole("listitem")).toHaveCount(20);
    await page.getByRole("button", { name: "Page 2" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole("button", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    await page.getByRole("searchbox", { name: "Search topics" }).fill("ramen bar");
    await expect(topics(page).getByRole("listitem")).toHaveCount(1);
    await expect(row(page, "Where to have lunch")).toBeVisible();
    await expect(page).toHaveURL(/q=ramen/);
    const address = page.url();
    await page.goto("#/forum");
    await expect(heading(page)).toHaveText("Forum");
    await page.goto(address);
    await expect(page.getByRole("searchbox", { name: "Search topics" })).toHaveValue("ramen bar");
    await expect(topics(page).getByRole("listitem")).toHaveCount(1);
    await page.getByRole("radio", { name: "Ideas" }).click();
    await expect(page.getByText("No matching topics")).toBeVisible();
    await page.getByRole("button", { name: "Show all topics" }).click();
    await expect(page).toHaveURL(/#\/forum-topic\?section=ideas$/);
    await expect(row(page, "A quiet hour")).toBeVisible();
  });

  await test.step("a draft of a new topic is kept when the form is closed, and can be discarded", async () => {
    await page.goto("#/forum-topic?write=1");
    const form = page.getByRole("form", { name: "New topic" });
    await expect(form.getByRole("textbox", { name: "Text" })).toBeVisible();
    await form.getByRole("textbox", { name: "Title" }).fill("Half a thought");
    await form.getByRole("button", { name: "Close" }).click();
    await expect(form).toHaveCount(0);
    await page.getByRole("button", { name: "New topic" }).click();
    await expect(form.getByRole("textbox", { name: "Title" })).toHaveValue("Half a thought");
    await form.getByRole("button", { name: "Discard draft" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
    await expect(form.getByRole("textbox", { name: "Title" })).toHaveValue("");
  });

  await test.step("a new topic needs a title, a section and text; its draft survives a reload, and it opens when posted", async () => {
    await page.goto("#/forum");
    await page.getByRole("link", { name: "New topic" }).click();
    const form = page.getByRole("form", { name: "New topic" });
    const text = form.getByRole("textbox", { name: "Text" });
    await expect(text).toBeVisible();
    await form.getByRole("button", { name: "Post topic" }).click();
    await expect(form.getByRole("textbox", { name: "Title" })).toBeFocused();
    await expect(form.getByText("Enter a title")).toBeVisible();
    await expect(form.getByText("Choose a section").last()).toBeVisible();
    await expect(form.getByText("Enter some text")).toBeVisible();

    await form.getByRole("textbox", { name: "Title" }).fill("Keys of the bicycle shed");
    await form.getByRole("combobox", { name: "Section" }).selectOption("Off topic");
    await text.fill("Who has the second key?");
    await page.reload();
    await expect(form.getByText("Draft restored")).toBeVisible();
    await expect(form.getByRole("textbox", { name: "Title" })).toHaveValue("Keys of the bicycle shed");
    await expect(text).toHaveText("Who has the second key?");
    await form.getByRole("button", { name: "Post topic" }).click();

    await expect(heading(page)).toHaveText("Keys of the bicycle shed");
    await expect(post(page, "Who has the second key?")).toBeVisible();
    await page.goto("#/forum-topic?section=off-topic");
    await expect(row(page, "Keys of the bicycle shed")).not.toContainText("unread");
    await page.getByRole("button", { name: "New topic" }).click();
    await expect(form.getByRole("textbox", { name: "Title" })).toHaveValue("");
  });
});

test("posts are written, quoted, liked and deleted", async ({ page }) => {
  await test.step("a post is quoted with its author's name, or only its selected part", async () => {
    const id = await addTopic(page, "Quotable", ["First sentence. Second sentence."]);
    await openTopic(page, id, "Quotable");
    await expect(reply(page)).toBeVisible();
    await post(page, "First sentence").getByRole("button", { name: "Quote" }).press("Enter");
    const quote = reply(page).locator("blockquote");
    await expect(quote).toContainText("Robin Vale");
    await expect(quote).toContainText("First sentence. Second sentence.");
    // The editor takes the focus after the quote; a selection made before that would be lost.
    await expect(reply(page)).toBeFocused();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("Delete");
    await expect(quote).toHaveCount(0);
    // A triple click selects a paragraph.
    await post(page, "First sentence")
      .getByText("First sentence")
      .dblclick({ position: { x: 8, y: 8 } });
    await post(page, "First sentence").getByRole("button", { name: "Quote" }).click();
    await expect(quote).toContainText("First");
    await expect(quote).not.toContainText("Second sentence");
    await page.keyboard.type("I agree");
    await page.getByRole("button", { name: "Post reply" }).click();
    await expect(post(page, "I agree").locator("blockquote")).toContainText("Robin Vale");
  });

  await test.step("an empty reply is refused at its field", async () => {
    const id = await addTopic(page, "Say something");
    await openTopic(page, id, "Say something");
    await write(page, " ");
    await page.getByRole("button", { name: "Post reply" }).click();
    await expect(page.getByRole("form", { name: "Reply" }).getByText("Enter some text")).toBeVisible();
    await expect(posts(page)).toHaveCount(1);
  });

  await test.step("a like shows at once with the count, and is kept", async () => {
    const id = await addTopic(page, "Likeable");
    await openTopic(page, id, "Likeable");
    const like = posts(page).first().getByRole("button", { name: /^Like/ });
    await like.press("Space");
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await expect(like).toHaveAccessibleName(/1$/);
    await expect(like).toHaveAttribute("title", /Robin Vale/);
    const readTopic = async () =>
      (await (await page.request.get(`api/forum/posts.json?topic=${id}`)).json()) as unknown;
    await expect.poll(readTopic).toMatchObject({ data: [{ isLiked: true }] });
    await like.press("Space");
    await expect(like).toHaveAttribute("aria-pressed", "false");
    // Without likes, no count.
    await expect(like).toHaveAccessibleName("Like");
  });

  await test.step("a post is deleted and restored; a topic with replies cannot be deleted, one without can", async () => {
    const id = await addTopic(page, "Short life", ["To be deleted", "To stay"]);
    await openTopic(page, id, "Short life");
    await post(page, "To be deleted").getByRole("button", { name: "Delete" }).click();
    await expect(post(page, "This post was deleted.")).toBeVisible();
    await alerts(page).getByRole("button", { name: "Undo" }).click();
    await expect(post(page, "To be deleted")).toBeVisible();

    await posts(page).first().getByRole("button", { name: "Delete" }).click();
    await expect(alerts(page)).toContainText("This topic has replies, so its first post cannot be deleted");
    const lonely = await addTopic(page, "No answers");
    await openTopic(page, lonely, "No answers");
    await posts(page).first().getByRole("button", { name: "Delete" }).click();
    await expect(heading(page)).toHaveText("Topics");
    await expect(row(page, "Short life")).toBeVisible();
    await expect(row(page, "No answers")).toHaveCount(0);
    const offer = alerts(page).getByRole("status").filter({ hasText: "Topic deleted" });
    await offer.getByRole("button", { name: "Undo" }).click();
    await expect(row(page, "No answers")).toBeVisible();
  });

  await test.step("a reply is written by keyboard, kept over a reload, and shown once it is posted", async () => {
    const id = await addTopic(page, "Where is the tape");
    await openTopic(page, id, "Where is the tape");
    await page.getByRole("button", { name: "Reply", exact: true }).press("Enter");
    await expect(reply(page)).toBeFocused();
    await page.keyboard.type("In the second drawer");
    await page.reload();
    await expect(page.getByText("Draft restored")).toBeVisible();
    await expect(reply(page)).toHaveText("In the second drawer");
    await page.getByRole("button", { name: "Post reply" }).press("Enter");
    await expect(post(page, "In the second drawer")).toBeFocused();
    await expect(reply(page)).toHaveText("");
    await expect(page.getByText("Draft restored")).toHaveCount(0);
    await openTopic(page, await addTopic(page, "Another topic"), "Another topic");
    await openTopic(page, id, "Where is the tape");
    await expect(post(page, "In the second drawer")).toHaveCount(1);
    await expect(page.getByText("Draft restored")).toHaveCount(0);
  });

  await test.step("the writing forms are accessible from right to left", async () => {
    await showLayout(page, { rightToLeft: true });
    const id = await addTopic(page, "Two directions", ["مرحبا بالجميع"]);
    await openTopic(page, id, "Two directions");
    await expect(reply(page)).toBeVisible();
    await posts(page).last().getByRole("button", { name: "Quote" }).click();
    await expect(page.locator("blockquote")).toContainText("مرحبا بالجميع");
    await expectNoAxeViolations(page);
    await page.goto("#/forum-topic?write=1");
    // The section, and the style of a paragraph, which the topic's own form also has.
    await expect(page.getByRole("combobox")).toHaveCount(2);
    await expect(page.locator("[contenteditable=true]")).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

test("topics and posts of others are unread until they are shown, and appear on open pages", async ({
  page,
  browser,
  server,
}) => {
  const mei = await openBrowserOf("mei.tanaka", browser, server);

  await test.step("without parameters, the latest topic stays when another one gets a post", async () => {
    await addTopic(page, "The latest one");
    await page.goto("#/forum-post");
    await expect(heading(page)).toHaveText("The latest one");
    await addTopic(mei, "Even later");
    await expect(page.getByRole("region", { name: "Latest posts" })).toContainText("Even later");
    await expect(heading(page)).toHaveText("The latest one");
  });

  await test.step("unread topics say so, open at the first unread post, and are read afterwards", async () => {
    const id = await addTopic(mei, "Numbers of the quarter");
    await page.goto("#/forum-topic");
    await expect(row(page, "Numbers of the quarter")).toContainText("1 unread post");
    await row(page, "Numbers of the quarter").getByRole("link").click();
    await expect(post(page, "About: Numbers of the quarter")).toBeVisible();
    await page.goto("#/forum-topic");
    await expect(row(page, "Numbers of the quarter")).toBeVisible();
    await expect(row(page, "Numbers of the quarter")).not.toContainText("unread");

    for (let number = 2; number <= 23; number += 1) await addPost(mei, id, `Number ${number}`);
    const link = row(page, "Numbers of the quarter").getByRole("link");
    await expect(link).toHaveAccessibleName(/^Numbers of the quarter ?, unread$/);
    await expect(row(page, "Numbers of the quarter")).toContainText("22 unread posts");
    await link.press("Enter");
    await expect(page).toHaveURL(/page=1&post=2/);
    await expect(posts(page).nth(1)).toBeFocused();
    await expect(page.getByText("New posts", { exact: true })).toBeVisible();
    // Only what was shown counts as read.
    await page.goto("#/forum-topic?only=unread");
    await expect(row(page, "Numbers of the quarter")).toContainText("3 unread posts");
  });

  await test.step("all topics are marked as read, and that can be undone", async () => {
    await addTopic(mei, "Unread in product", [], "product");
    await page.goto("#/forum-topic?section=product");
    await expect(row(page, "Unread in product")).toContainText("unread");
    await page.getByRole("button", { name: "Mark all as read" }).click();
    await expect(topics(page)).not.toContainText("unread");
    await expect(page.getByRole("button", { name: "Mark all as read" })).toBeDisabled();
    await alerts(page).getByRole("button", { name: "Undo" }).click();
    await expect(row(page, "Unread in product")).toContainText("unread");
  });

  await test.step("posts of others appear on the last page, and as a link on earlier ones", async () => {
    const id = await addTopic(page, "Live topic", ["Waiting"]);
    await openTopic(page, id, "Live topic");
    await addPost(mei, id, "Here I am");
    await expect(post(page, "Here I am")).toContainText("Mei Tanaka");
    for (let number = 4; number <= 20; number += 1) await addPost(mei, id, `Filler ${number}`);
    await expect(posts(page)).toHaveCount(20);
    await addPost(mei, id, "On the next page");
    const link = page.getByRole("link", { name: "1 new post" });
    await expect(link).toBeVisible();
    await expect(post(page, "On the next page")).toHaveCount(0);
    await link.click();
    await expect(post(page, "On the next page")).toBeFocused();
  });

  await test.step("an own post is edited and marked as edited; posts of others offer no editing", async () => {
    const id = await addTopic(mei, "Typo hunting");
    await addPost(page, id, "A tpyo");
    await openTopic(page, id, "Typo hunting");
    await expect(posts(page).first().getByRole("button", { name: "Edit" })).toHaveCount(0);
    await expect(posts(page).first().getByRole("button", { name: "Delete" })).toHaveCount(0);
    await post(page, "A tpyo").getByRole("button", { name: "Edit" }).click();
    const editor = page.getByRole("textbox", { name: "Edit post" });
    await expect(editor).toBeFocused();
    await editor.fill("A typo");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(post(page, "A typo")).toContainText("edited");

    await post(page, "A typo").getByRole("button", { name: "Edit" }).click();
    await editor.fill("Something else");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
    await expect(post(page, "A typo")).toBeVisible();
  });

  await mei.close();
});

test("what cannot be loaded, or does not exist, is reported", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/503/, /404/, /ApiError/);

  await test.step("failed requests say so and offer to try again", async () => {
    const release = await holdLiveUpdates(page);
    await page.route(`**/api${listTopics.path}**`, (route) => route.fulfill({ status: 503, body: "{}" }));
    await page.goto("#/forum-topic");
    await expect(page.getByText("Topics could not be loaded")).toBeVisible();
    await page.unroute(`**/api${listTopics.path}**`);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(topics(page).getByRole("listitem").first()).toBeVisible();
    release();
  });

  await test.step("an unknown topic says so, and a page beyond the last shows the last", async () => {
    await page.goto(`#/forum-post?topic=${crypto.randomUUID()}`);
    await expect(page.getByText("Topic not found")).toBeVisible();
    await page.getByRole("link", { name: "All topics" }).click();
    await expect(heading(page)).toHaveText("Topics");
    const id = await addTopic(page, "One page only");
    await page.goto(`#/forum-post?topic=${id}&page=7`);
    await expect(post(page, "About: One page only")).toBeVisible();
  });
});
