import { beforeEach, expect, test } from "vitest";

import { createApp } from "#server/app.ts";
import { openTestDb } from "#server/db/testing.ts";

let app: ReturnType<typeof createApp>;

beforeEach(async () => {
  app = createApp({ db: await openTestDb(), demoUsername: undefined });
});

test("spec §9: the languages come with the default first, to anybody", async () => {
  const response = await app.request("/languages.json");
  const list = (await response.json()) as { key: string; dir: string }[];
  expect(list.map(({ key }) => key)).toEqual(["en", "de", "fr", "es", "pt", "ja", "zh", "ar"]);
  expect(list.filter(({ dir }) => dir === "rtl").map(({ key }) => key)).toEqual(["ar"]);
});

test("spec §7: a dictionary holds words by their English text", async () => {
  const response = await app.request("/langs/en.json");
  expect(await response.json()).toMatchObject({ Inbox: "Inbox" });
});

test("a dictionary that the browser has is not sent again", async () => {
  const response = await app.request("/langs/en.json");
  const tag = response.headers.get("etag") ?? "";
  expect(tag).toMatch(/^W\/"[0-9a-f]{32}"$/);
  const again = (known: string) => app.request("/langs/en.json", { headers: { "if-none-match": known } });
  expect((await again(tag)).status).toBe(304);
  expect((await again(`"other", ${tag}`)).status).toBe(304);
  expect(await (await again(tag)).text()).toBe("");
  expect((await again('W/"other"')).status).toBe(200);
});

test.each([
  ["a language that we do not speak", "/langs/xx.json", 404],
  ["a key that is none", "/langs/..%2Fen.json", 400],
  ["a property that every object has", "/langs/constructor.json", 400],
])("%s is refused", async (_, path, status) => {
  expect((await app.request(path)).status).toBe(status);
});
