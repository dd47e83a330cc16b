import type { APIRequestContext } from "@playwright/test";

import { listPeople } from "#contract/people.ts";

import { expect } from "#e2e/support/fixtures.ts";
import { openAs, testWithRoles as test } from "#e2e/support/accounts/roles.ts";

/** The id of an account, as an administrator reads it. */
async function findId(request: APIRequestContext, username: string) {
  const answer = await request.get(`api${listPeople.path}?q=${username}`);
  const { data } = listPeople.response.parse(await answer.json());
  return data.find((each) => each.username === username)?.id ?? "";
}

test("a post of a deleted account goes to the colleague who gets its content", async ({ page, server }) => {
  const admin = await openAs("admin", { page, server });
  const member = await openAs("member", { page, server });
  const headers = { origin: new URL(server.baseUrl).origin };
  const body = "The new coffee machine has arrived";
  const data = { id: crypto.randomUUID(), body };
  expect((await member.page.request.post("api/posts.json", { headers, data })).ok()).toBe(true);
  const { request } = admin.page;
  const [giveTo, leaver] = [await findId(request, admin.username), await findId(request, member.username)];
  const deleted = await request.delete(`api/people.json/${leaver}`, { headers, data: { giveTo } });
  expect(deleted.ok()).toBe(true);
  await admin.page.goto("#/dashboard-social");
  await expect(admin.page.getByRole("article").filter({ hasText: body })).toBeVisible();
  await member.close();
  await admin.close();
});
