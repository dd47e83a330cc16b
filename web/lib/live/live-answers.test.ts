import { afterEach, expect, test, vi } from "vitest";

import { listColleagues } from "#contract/users.ts";
import { call } from "#web/lib/api/api-client.ts";
import { offerAnswers } from "#web/lib/live/live-answers.ts";

afterEach(() => void vi.unstubAllGlobals());

/** Stubs the network, which answers with an empty list. */
function stubNetwork() {
  const fetch = vi.fn(async () => Response.json([]));
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

const colleague = { username: "mei", name: "Mei Tanaka", picture: "people/mei.svg", email: "mei@office.example" };

test("a request that an event causes takes the answer of the event, once", async () => {
  const fetch = stubNetwork();
  offerAnswers({ [listColleagues.path]: [colleague] });
  expect(await call(listColleagues, {})).toMatchObject([{ username: "mei" }]);
  expect(fetch).not.toHaveBeenCalled();
  expect(await call(listColleagues, {})).toEqual([]);
  expect(fetch).toHaveBeenCalledOnce();
});

test("a later request is made, since the answer of the event may be old", async () => {
  const fetch = stubNetwork();
  offerAnswers({ [listColleagues.path]: [colleague] });
  await new Promise((resolve) => setTimeout(resolve));
  expect(await call(listColleagues, {})).toEqual([]);
  expect(fetch).toHaveBeenCalledOnce();
});
