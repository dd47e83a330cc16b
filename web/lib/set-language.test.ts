import { afterEach, expect, test, vi } from "vitest";

import { i18n, setLanguage } from "#web/lib/i18n.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("(§8) a language whose dictionary could not be loaded is not used, and the page says which one is", async () => {
  const documentElement = { lang: "de" };
  vi.stubGlobal("document", { documentElement, cookie: "" });
  vi.stubGlobal("window", globalThis);
  const answers = [
    Response.json({ code: "unavailable", message: "Not now" }, { status: 503 }),
    Response.json({ Save: "Speichern" }),
  ];
  vi.stubGlobal("fetch", () => Promise.resolve(answers.shift()));
  const log = vi.spyOn(console, "error").mockImplementation(() => {});

  expect(await setLanguage("de")).toBe(false);
  expect([documentElement.lang, i18n.language]).toEqual(["en", "en"]);
  expect(log).toHaveBeenLastCalledWith("Error", expect.anything());

  expect(await setLanguage("de")).toBe(true);
  expect([documentElement.lang, i18n.language]).toEqual(["de", "de"]);
  expect(await setLanguage("en")).toBe(true);
  expect(documentElement.lang).toBe("en");
});
