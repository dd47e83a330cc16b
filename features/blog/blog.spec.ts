import type { Browser, Locator, Page } from "@playwright/test";

import type { BlogPost } from "#features/blog/contract.ts";

import { expectNoAxeViolations } from "#e2e/support/sweeps/axe.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { openBrowserOf } from "#e2e/support/accounts/people.ts";
import type { Server } from "#e2e/support/server/host.ts";

const posts = (page: Page) => page.getByRole("article");
const post = (page: Page, title: string) =>
  posts(page).filter({ has: page.getByRole("link", { name: title, exact: true }) });
const search = (page: Page) => page.getByRole("searchbox", { name: "Search posts" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const drafts = (page: Page) => page.getByRole("region", { name: "Your drafts" });
const form = (page: Page) => page.getByRole("form", { name: "Comment" });
const comments = (page: Page) => page.getByRole("list", { name: "Comments" }).getByRole("listitem");
const offer = (page: Page, text: string) =>
  page.getByRole("region", { name: "Alerts" }).getByRole("status").filter({ hasText: text });
const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
const text = (page: Page) => page.getByRole("textbox", { name: "Text" });

async function openBlog(page: Page, address = "") {
  await page.goto(`#/blog${address}`);
  await expect(heading(page)).toHaveText("Blog");
}

/** Adds a post of the demo user, whose title no other test uses. */
async function addPost(page: Page, name: string, isPublished = true) {
  const data = { id: crypto.randomUUID(), title: name, summary: "", tags: [], body: `<p>The text of ${name}.</p>` };
  const added = await page.request.post("api/blog/posts.json", { data });
  expect(added.ok()).toBe(true);
  if (isPublished) await page.request.put(`api/blog/posts.json/${data.id}/published`, { data: { isPublished } });
  return data.id;
}

async function openPost(page: Page, id: string, name: string) {
  await page.goto(`#/blog/${id}`);
  await expect(heading(page)).toHaveText(name);
}

/** A post of the demo content that somebody else has written. */
async function findOthersPost(page: Page) {
  const answer = await page.request.get("api/blog/posts.json?size=100");
  const { data } = (await answer.json()) as { data: BlogPost[] };
  return data.find(({ isMine }) => !isMine)?.id ?? "";
}

test("posts are listed, searched and read", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/status of 40[04]/);

  await test.step("a post is an article with its title as a link, its author, time, reading time and tags", async () => {
    await openBlog(page, "?q=run%20a%20meeting");
    const article = post(page, "How we run a meeting in 25 minutes");
    await expect(article.getByText("Robin Vale")).toBeVisible();
    await expect(article.locator("time")).toHaveAttribute("datetime", /^\d{4}-/);
    await expect(article).toContainText(/\d min/);
    await expect(article.locator("svg").first()).toBeVisible();
    await article.getByRole("link", { name: "meetings" }).click();
    await expect(page).toHaveURL(/#\/blog\?tag=meetings$/);
    await expect(posts(page)).toHaveCount(1);
    await expect(page.getByText("1 post", { exact: true }).first()).toBeVisible();
    await page.getByRole("button", { name: "Remove filter: meetings" }).press("Enter");
    await expect(page).toHaveURL(/#\/blog$/);
  });

  await test.step("posts come in pages of eight, and the page survives a reload", async () => {
    await openBlog(page);
    await expect(posts(page)).toHaveCount(8);
    await page.getByRole("button", { name: "Next page" }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(posts(page)).toHaveCount(8);
    await expect(page.getByRole("button", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    await page.reload();
    await expect(page.getByRole("button", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    // Beyond the last page, the last one is shown.
    await page.goto("#/blog?page=90");
    await expect(page).not.toHaveURL(/page=90/);
    await expect(posts(page).first()).toBeVisible();
  });

  await test.step("a search finds words of titles and texts, stands in the address, and is left with one key", async () => {
    await openBlog(page);
    await search(page).fill("STAPLER boxes");
    await expect(posts(page)).toHaveCount(1);
    await expect(page).toHaveURL(/q=STAPLER/);
    await page.reload();
    await expect(search(page)).toHaveValue("STAPLER boxes");
    await expect(post(page, "What forty boxes of paper taught us")).toBeVisible();
    await search(page).fill("no such words %");
    await expect(page.getByText("No matching posts")).toBeVisible();
    await page.getByRole("button", { name: "Show all posts" }).press("Enter");
    await expect(posts(page)).toHaveCount(8);
    await expect(search(page)).toHaveValue("");
  });

  await test.step("a post is read at its address, and an unknown one offers the way back", async () => {
    await openBlog(page, "?q=stapler");
    await page.getByRole("link", { name: "What forty boxes of paper taught us" }).first().press("Enter");
    await expect(page).toHaveURL(/#\/blog\/[\da-f-]{36}$/);
    await expect(heading(page)).toHaveText("What forty boxes of paper taught us");
    await expect(page.getByRole("heading", { name: "Sort by question, not by year" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Unpublish" })).toHaveCount(0);
    for (const address of [crypto.randomUUID(), "nonsense"]) {
      await page.goto(`#/blog/${address}`);
      await expect(page.getByText("Post not found")).toBeVisible();
    }
    await page.getByRole("link", { name: "All posts" }).click();
    await expect(heading(page)).toHaveText("Blog");
  });

  await test.step("a post of somebody else cannot be edited at its address", async () => {
    await page.goto(`#/blog/${await findOthersPost(page)}/edit`);
    await expect(page.getByText("Post not found")).toBeVisible();
    await expect(title(page)).toHaveCount(0);
  });
});

test("a post is written, published, changed, unpublished and deleted, and changes are undone", async ({ page }) => {
  await test.step("a post is written with formatted text, saved as a draft, and published", async () => {
    await openBlog(page);
    await page.getByRole("link", { name: "New post" }).click();
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(title(page)).toBeFocused();
    await expect(page.getByText("Enter a title")).toBeVisible();
    await title(page).fill("The lift is mended");
    await page.getByRole("combobox", { name: "Tags" }).fill("Lift");
    await page.getByRole("combobox", { name: "Tags" }).press("Enter");
    // The editor is loaded after the screen.
    await expect(text(page)).toBeVisible();
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByText("Write some text before you publish the post")).toBeVisible();
    await expect(text(page)).toBeFocused();
    await page.keyboard.type("It works ");
    await page.keyboard.press("Control+b");
    await page.keyboard.type("again");
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(heading(page)).toHaveText("The lift is mended");
    await expect(page.getByText("Draft. Only you can see it.")).toBeVisible();
    await expect(page.locator("strong").getByText("again")).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    await openBlog(page);
    await expect(drafts(page).getByRole("link", { name: "The lift is mended" })).toBeVisible();
    await expect(post(page, "The lift is mended")).toHaveCount(0);
    await drafts(page).getByRole("link", { name: "The lift is mended" }).click();
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(form(page)).toBeVisible();
    await openBlog(page, "?tag=lift");
    await expect(post(page, "The lift is mended")).toContainText("It works again");
  });

  await test.step("leaving asks while there are unsaved changes, and a saved change can be undone", async () => {
    const id = await addPost(page, "Before the change");
    await openPost(page, id, "Before the change");
    await page.getByRole("link", { name: "Edit" }).click();
    await title(page).fill("After the change");
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Stay" }).click();
    await expect(title(page)).toHaveValue("After the change");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(heading(page)).toHaveText("After the change");
    await page.reload();
    await expect(heading(page)).toHaveText("After the change");
    await page.getByRole("link", { name: "Edit" }).click();
    await title(page).fill("A third title");
    await page.getByRole("button", { name: "Save changes" }).click();
    await offer(page, "Post saved").getByRole("button", { name: "Undo" }).click();
    await expect(heading(page)).toHaveText("After the change");
  });

  await test.step("a post is unpublished and deleted, and both can be undone", async () => {
    const id = await addPost(page, "A short-lived post");
    await openPost(page, id, "A short-lived post");
    await page.getByRole("button", { name: "Unpublish" }).click();
    await expect(page.getByText("Draft. Only you can see it.")).toBeVisible();
    await offer(page, "Post unpublished").getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("button", { name: "Unpublish" })).toBeVisible();
    await page.getByRole("button", { name: "Delete post" }).press("Enter");
    await expect(heading(page)).toHaveText("Blog");
    await expect(post(page, "A short-lived post")).toHaveCount(0);
    await offer(page, "Post deleted").getByRole("button", { name: "Undo" }).click();
    await expect(post(page, "A short-lived post")).toBeVisible();
  });
});

test("changes of two windows are merged, and the same field asks", async ({ page, context, allowConsoleErrors }) => {
  allowConsoleErrors(/status of 409/);
  const id = await addPost(page, "Written twice");
  await page.goto(`#/blog/${id}/edit`);
  await expect(title(page)).toHaveValue("Written twice");
  const other = await context.newPage();
  await other.goto(`#/blog/${id}/edit`);
  await title(other).fill("Their title");
  await other.getByRole("button", { name: "Save changes" }).click();
  await expect(heading(other)).toHaveText("Their title");
  await title(page).fill("My title");
  await page.getByRole("textbox", { name: "Short summary" }).fill("My summary");
  await page.getByRole("button", { name: "Save changes" }).click();
  const dialog = page.getByRole("alertdialog", { name: "This post was changed elsewhere" });
  await expect(dialog.getByRole("row", { name: /Title/ })).toContainText("Their title");
  await dialog.getByRole("button", { name: "Use theirs" }).click();
  await expect(heading(page)).toHaveText("Their title");
  await expect(page.getByText("My summary")).toBeVisible();
});

/** Opens a post as a colleague, in a browser of their own. */
async function openAsColleague(browser: Browser, server: Server, id: string) {
  const context = await openBrowserOf("mei.tanaka", browser, server);
  const page = await context.newPage();
  await page.goto(`#/blog/${id}`);
  return { page, close: () => context.close() };
}

test("spec §4: a comment is checked, sent, seen by others at once, and deleted with undo", async ({
  page,
  browser,
  server,
}) => {
  await test.step("spec §4: a comment is checked, marked as submitted, and deleted with undo", async () => {
    const id = await addPost(page, "Open to comments");
    await openPost(page, id, "Open to comments");
    const field = (name: string) => form(page).getByRole("textbox", { name });
    await expect(field("Name")).toHaveValue("Robin Vale");
    await expect(field("Email")).toHaveValue(/^robin\.vale@/);
    await field("Name").clear();
    await field("Email").clear();
    await form(page).getByRole("button", { name: "Send comment" }).press("Enter");
    await expect(field("Comment")).toBeFocused();
    for (const message of ["Please enter your name", "Please enter your email address", "Please enter your comment"])
      await expect(form(page).getByText(message)).toBeVisible();
    await field("Name").fill("Ada");
    await field("Email").fill("ada@");
    await field("Url").fill("ada");
    await field("Comment").fill("Well written");
    await form(page).getByRole("button", { name: "Send comment" }).click();
    await expect(form(page).getByText("Please enter a valid email address")).toBeVisible();
    await expect(form(page).getByText("Please enter a valid URL")).toBeVisible();
    await field("Email").fill("ada@home.example");
    await field("Url").fill("https://ada.example/");
    await form(page).getByRole("button", { name: "Send comment" }).click();
    await expect(form(page).getByText("Comment sent")).toBeVisible();
    await expect(form(page)).toHaveAttribute("data-submitted", "true");
    await expect(comments(page)).toHaveCount(1);
    await expect(comments(page).getByRole("link", { name: "Ada" })).toHaveAttribute("href", "https://ada.example/");
    await expect(page.getByText("ada@home.example")).toHaveCount(0);
    await page.reload();
    await comments(page).getByRole("button", { name: "Delete this comment" }).click();
    await expect(comments(page)).toHaveCount(0);
    await offer(page, "Comment deleted").getByRole("button", { name: "Undo" }).click();
    await expect(comments(page)).toHaveCount(1);
  });

  await test.step("on phones, a title of several lines scrolls away, and the actions stay", async () => {
    const size = page.viewportSize();
    const name = "A title that is far too long for one line of a phone held upright";
    const id = await addPost(page, name);
    await page.setViewportSize({ width: 390, height: 600 });
    await openPost(page, id, name);
    await form(page).getByRole("button", { name: "Send comment" }).scrollIntoViewIfNeeded();
    const endOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await expect
      .poll(async () => (await endOf(heading(page))) - (await endOf(page.locator(".frame-header"))))
      .toBeLessThanOrEqual(0);
    await expect(page.getByRole("link", { name: "Edit" })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(size ?? { width: 1280, height: 800 });
  });

  await test.step("others see comments at once, and lose sight of a post that is unpublished", async () => {
    const id = await addPost(page, "Read by two");
    await openPost(page, id, "Read by two");
    const colleague = await openAsColleague(browser, server, id);
    await expect(heading(colleague.page)).toHaveText("Read by two");
    await expect(colleague.page.getByRole("link", { name: "Edit" })).toHaveCount(0);
    await form(page).getByRole("textbox", { name: "Comment" }).fill("Any questions?");
    await form(page).getByRole("button", { name: "Send comment" }).click();
    await expect(comments(colleague.page)).toContainText(["Any questions?"]);
    await expect(colleague.page.getByRole("button", { name: "Delete this comment" })).toHaveCount(0);
    await page.getByRole("button", { name: "Unpublish" }).click();
    await expect(colleague.page.getByText("Post not found")).toBeVisible();
    await colleague.close();
  });
});

test("the feed is valid XML with absolute links", async ({ page }) => {
  await addPost(page, "Q&A <in the feed>");
  await openBlog(page);
  const address = (await page.getByRole("link", { name: "RSS" }).getAttribute("href")) ?? "";
  const response = await page.request.get(new URL(address, page.url()).href);
  // The pages of the app parse nothing but HTML, by the policy of Trusted Types.
  await page.goto("about:blank");
  const feed = await page.evaluate(
    (text) => {
      const xml = new DOMParser().parseFromString(text, "application/xml");
      const textOf = (selector: string) => xml.querySelector(selector)?.textContent ?? "";
      return {
        error: textOf("parsererror"),
        version: xml.documentElement.getAttribute("version"),
        items: xml.querySelectorAll("item").length,
        title: textOf("item > title"),
        link: textOf("item > link"),
        isDated: !Number.isNaN(Date.parse(textOf("item > pubDate"))),
      };
    },
    await response.text(),
  );
  expect(feed).toMatchObject({ error: "", version: "2.0", title: "Q&A <in the feed>", isDated: true });
  expect(response.headers()["content-type"]).toContain("application/rss+xml");
  expect(feed.items).toBeGreaterThan(8);
  expect(feed.link).toMatch(/^http:\/\/[^/]+\/#\/blog\/[\da-f-]{36}$/);
});

test("in Arabic, a post and its form read from right to left, and English stays as written", async ({
  page,
  setUp,
}) => {
  await setUp({ layout: { rightToLeft: true }, language: "ar" });
  await page.goto(`#/blog/${await findOthersPost(page)}`);
  await expect(page.locator("article p").first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(heading(page)).toHaveCSS("direction", "ltr");
  await expectNoAxeViolations(page);

  // A text that is cut loses its end, which is on the right.
  await page.goto("#/blog");
  const recent = page.getByRole("region", { name: "أحدث التعليقات" });
  await expect(recent.getByRole("listitem").first().locator("p").last()).toHaveCSS("direction", "ltr");
});
