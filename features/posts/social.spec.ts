import type { Page } from "@playwright/test";

import { expectNoAxeViolations } from "#e2e/support/sweeps/axe.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { holdLiveUpdates } from "#e2e/support/hold-requests.ts";
import { openBrowserOf } from "#e2e/support/accounts/people.ts";

const alerts = (page: Page) => page.getByRole("region", { name: "Alerts" });
const newPost = (page: Page) => page.getByRole("textbox", { name: "New post" });
/** The post with this text. Each test uses its own texts. */
const post = (page: Page, body: string) => page.getByRole("article").filter({ hasText: body });

async function openFeed(page: Page) {
  await page.goto("#/dashboard-social");
  await expect(page.getByRole("article").first()).toBeVisible();
}

/** Opens the feed with an additional post, whose text no other test uses. */
async function openWith(page: Page, body: string) {
  const answer = await page.request.post("api/posts.json", { data: { id: crypto.randomUUID(), body } });
  expect(answer.ok()).toBe(true);
  await openFeed(page);
  await expect(post(page, body)).toBeVisible();
}

test("spec §2: posts are written, liked, commented on and kept", async ({ page }) => {
  await test.step("spec §2: the social dashboard shows posts, people, the user's profile and recent activity", async () => {
    await openFeed(page);
    await expect(
      page.getByRole("region", { name: "People" }).getByRole("button", { name: /Mei Tanaka/ }),
    ).toBeVisible();
    await expect(page.getByRole("region", { name: "Your profile" }).getByRole("link")).toBeVisible();
    await expect(page.getByRole("region", { name: "Recent activity" }).getByRole("listitem").first()).toBeVisible();
  });

  await test.step("a post needs text, is sent with the mouse, and shown as plain text", async () => {
    const send = page.getByRole("button", { name: "Post", exact: true });
    await expect(send).toBeDisabled();
    await newPost(page).fill("   ");
    await expect(send).toBeDisabled();
    await newPost(page).fill("<img src=x onerror=alert(1)> the new mugs are here");
    await send.click();
    await expect(newPost(page)).toHaveValue("");
    await expect(newPost(page)).toBeFocused();
    const first = page.getByRole("article").first();
    await expect(first).toContainText("<img src=x onerror=alert(1)> the new mugs are here");
    await expect(first.locator("time").first()).toHaveText("now");
    await expect(first.locator("time").first()).toHaveAttribute("title", /\d{4}/);
  });

  await test.step("a post is written, liked and commented on by keyboard alone", async () => {
    await newPost(page).focus();
    await page.keyboard.type("Lift is mended");
    await page.keyboard.press("Enter");
    await page.keyboard.type("as of today");
    await page.keyboard.press("Control+Enter");
    const mine = post(page, "Lift is mended");
    await expect(mine).toContainText("as of today");

    const like = mine.getByRole("button", { name: /^Like/ });
    await like.press("Space");
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await expect(like).toHaveAccessibleName(/1$/);
    await mine.getByRole("button", { name: /^Comment/ }).press("Enter");
    const comment = mine.getByRole("textbox", { name: /^Comment on .+'s post$/ });
    await comment.fill("Thanks to Omar");
    await comment.press("Control+Enter");
    await expect(mine.getByRole("list", { name: "Comments" }).getByText("Thanks to Omar")).toBeVisible();
    await page.reload();
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await expect(mine.getByText("Thanks to Omar")).toBeVisible();
    await like.press("Space");
    await expect(like).toHaveAttribute("aria-pressed", "false");
    await expect(post(page, "the new mugs are here")).toHaveCount(1);
  });
});

test("a post and a comment are deleted after confirmation, without axe violations", async ({ page }) => {
  await openWith(page, "Not for long");
  const mine = post(page, "Not for long");
  await mine.getByRole("button", { name: /^Comment/ }).click();
  await mine.getByRole("textbox", { name: /^Comment on .+'s post$/ }).fill("Nor this");
  await expectNoAxeViolations(page, "a comment");
  await mine.getByRole("button", { name: "Send" }).click();
  await mine.getByRole("button", { name: "Delete this comment" }).click();
  await page.getByRole("alertdialog", { name: "Delete this comment?" }).getByRole("button", { name: "Delete" }).click();
  await expect(mine.getByText("Nor this")).toBeHidden();

  await mine.getByRole("button", { name: "Delete this post" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete this post?" });
  await expect(question).toBeVisible();
  await expectNoAxeViolations(page, "the question");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(mine).toBeVisible();
  await mine.getByRole("button", { name: "Delete this post" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(mine).toBeHidden();
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(mine).toBeHidden();
  const foreign = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Mei Tanaka" }) });
  await expect(foreign.first()).toBeVisible();
  await expect(foreign.first().getByRole("button", { name: "Delete this post" })).toBeHidden();
});

test("posts and likes of one user are shown live to another", async ({ page, browser, server }) => {
  await openWith(page, "Seen by everybody");
  const context = await openBrowserOf("mei.tanaka", browser, server);
  const other = await context.newPage();
  await openFeed(other);
  await post(other, "Seen by everybody").getByRole("button", { name: /^Like/ }).click();
  await expect(post(page, "Seen by everybody").getByRole("button", { name: /^Like/ })).toHaveAccessibleName(/1$/);
  await newPost(other).fill("Answer from Mei");
  await other.getByRole("button", { name: "Post", exact: true }).click();
  await expect(post(page, "Answer from Mei")).toBeVisible();
  await context.close();
});

test("posts and likes that fail are reported, and lose and repeat nothing", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/ERR_FAILED/, /503/, /ApiError/);
  await test.step("a like that fails on the server is rolled back and reported", async () => {
    await openWith(page, "Like that fails");
    await page.route("**/like", (route) =>
      route.fulfill({ status: 503, json: { code: "unavailable", message: "The database is not responding" } }),
    );
    const like = post(page, "Like that fails").getByRole("button", { name: /^Like/ });
    await like.click();
    await expect(alerts(page).getByRole("alert").first()).toContainText("503");
    await expect(like).toHaveAttribute("aria-pressed", "false");
  });

  await test.step("a post whose response was lost keeps its text, and sending it again creates no duplicate", async () => {
    let isAway = true;
    await page.route("**/api/posts.json", async (route) => {
      if (route.request().method() !== "POST" || !isAway) return route.fallback();
      isAway = false;
      // The request arrives, but its response is lost.
      await route.fetch();
      return route.abort();
    });
    await newPost(page).fill("Told once");
    await page.getByRole("button", { name: "Post", exact: true }).click();
    await expect(alerts(page).getByRole("alert").first()).toBeVisible();
    await expect(newPost(page)).toHaveValue("Told once");
    await page.getByRole("button", { name: "Post", exact: true }).click();
    await expect(newPost(page)).toHaveValue("");
    await page.reload();
    await expect(post(page, "Told once")).toHaveCount(1);
  });
});

test("posts that cannot be loaded are reported and can be retried", async ({ page, allowConsoleErrors }) => {
  allowConsoleErrors(/503/, /ApiError/);
  let isAway = true;
  await holdLiveUpdates(page);
  await page.route("**/api/posts.json*", (route) =>
    isAway
      ? route.fulfill({ status: 503, json: { code: "unavailable", message: "The database is not responding" } })
      : route.fallback(),
  );
  await page.goto("#/dashboard-social");
  await expect(page.getByText("Posts could not be loaded")).toBeVisible();
  isAway = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});
