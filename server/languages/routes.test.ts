import { beforeEach, expect, onTestFinished, test } from "vitest";

import { knownLanguages } from "#contract/known-languages.ts";
import { configureOffice } from "#contract/office-testing.ts";
import { createApp } from "#server/app.ts";
import { openTestDb } from "#server/db/testing.ts";

let app: ReturnType<typeof createApp>;

beforeEach(async () => {
  app = createApp({ db: await openTestDb(), demoUsername: undefined });
});

test("spec §9: the languages are listed without a session, with the default first", async () => {
  onTestFinished(configureOffice({ languages: ["de", "ar", "en"] }));
  const response = await app.request("/languages.json");
  expect(await response.json()).toEqual([
    { key: "de", title: "Deutsch", dir: "ltr" },
    { key: "ar", title: "العربية", dir: "rtl" },
    { key: "en", title: "English", dir: "ltr" },
  ]);
});

test.each(knownLanguages)("spec §7: the dictionary of $key maps English texts to translations", async ({ key }) => {
  const response = await app.request(`/langs/${key}.json`);
  expect(await response.json()).toMatchObject({ Home: expect.any(String) as string });
});

test("a dictionary that the browser has cached is not sent again", async () => {
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
  ["an unknown language", "/langs/xx.json", 404],
  ["an invalid key", "/langs/..%2Fen.json", 400],
  ["the name of an inherited property", "/langs/constructor.json", 400],
])("%s is rejected", async (_, path, status) => {
  expect((await app.request(path)).status).toBe(status);
});
