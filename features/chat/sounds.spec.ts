import { randomUUID } from "node:crypto";

import { expect, test } from "#e2e/support/fixtures.ts";
import { openBrowserOf } from "#e2e/support/accounts/people.ts";
import { readPitches, recordAudio } from "#e2e/support/recorded-audio.ts";
import { watchRequests } from "#e2e/support/screens.ts";

/** In hertz, rounded; see web/lib/sounds/notes.ts. */
const message = [784, 1047];

test("spec §9: received chat messages are heard, but not before the first gesture", async ({
  page,
  browser,
  server,
}) => {
  const others = await openBrowserOf("mei.tanaka", browser, server);
  const chatButton = page.getByRole("banner").getByRole("button", { name: "Chat", exact: true });
  const headers = { origin: new URL(server.baseUrl).origin };
  const say = async (body: string) => {
    const response = await others.request.post("api/chat.json", { headers, data: { id: randomUUID(), body } });
    expect(response.ok()).toBe(true);
  };
  await recordAudio(page);
  const settled = watchRequests(page);
  await page.goto("#/blank");
  await expect(chatButton).toHaveAccessibleDescription("7 unread messages");
  await say("Before");
  await expect(chatButton).toHaveAccessibleDescription("8 unread messages");
  expect(await readPitches(page)).toEqual([]);

  // Sounds belong to what loads when the browser is idle.
  await settled();
  await page.getByRole("heading", { level: 1 }).click();
  await say("After");
  await expect.poll(() => readPitches(page)).toEqual(message);
  await others.close();
});
