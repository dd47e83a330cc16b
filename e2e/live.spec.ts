import { randomUUID } from "node:crypto";

import type { Page } from "@playwright/test";

import { expect, test } from "./support/fixtures.ts";

/** In milliseconds: longer than a window waits for the one with the stream. See `web/lib/live.ts`. */
const silence = 61_000;

const isStream = (address: string) => /\/api\/live\?/.test(address);

/** Adds a todo, as another device does. */
async function addTodo(page: Page, title: string) {
  const { href, origin } = new URL(".", page.url());
  const data = { _id: randomUUID(), title };
  const added = await page.context().request.post(`${href}api/todos.json`, { headers: { origin }, data });
  expect(added.ok(), title).toBe(true);
}

test("another window takes the lead from one that the browser has frozen, which catches up when it is used again", async ({
  page,
  context,
}) => {
  const opened = page.waitForRequest((request) => isStream(request.url()));
  await page.goto("#/widgets");
  await opened;
  const other = await context.newPage();
  await other.clock.install();
  let streams = 0;
  other.on("request", (request) => {
    if (isStream(request.url())) streams += 1;
  });
  await other.goto("#/widgets");
  await addTodo(page, "While both are used");
  for (const each of [page, other]) await expect(each.getByText("While both are used")).toBeVisible();
  expect(streams).toBe(0);

  const browser = await context.newCDPSession(page);
  await browser.send("Page.setWebLifecycleState", { state: "frozen" });
  await addTodo(other, "While one is frozen");
  await other.clock.fastForward(silence);
  await expect(other.getByText("While one is frozen")).toBeVisible();
  expect(streams).toBe(1);
  await addTodo(other, "Under the new lead");
  await expect(other.getByText("Under the new lead")).toBeVisible();

  await browser.send("Page.setWebLifecycleState", { state: "active" });
  await page.bringToFront();
  await expect(page.getByText("While one is frozen")).toBeVisible();
  await addTodo(other, "While both are used again");
  for (const each of [page, other]) await expect(each.getByText("While both are used again")).toBeVisible();
  await other.close();
});
