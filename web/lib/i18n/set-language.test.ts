import { afterEach, expect, test, vi } from "vitest";

import { i18n, setLanguage } from "#web/lib/i18n/i18n.ts";

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

test("without a language, or with one that is not listed any more, the first one of the list is used", async () => {
  const documentElement = { lang: "" };
  vi.stubGlobal("document", { documentElement, cookie: "" });
  vi.stubGlobal("window", globalThis);
  const answers = [
    Response.json([{ key: "fr", title: "Français", dir: "ltr" }]),
    Response.json({ Save: "Enregistrer" }),
  ];
  vi.stubGlobal("fetch", () => Promise.resolve(answers.shift()));

  expect(await setLanguage("xx")).toBe(true);
  expect(documentElement.lang).toBe("fr");
  expect(await setLanguage("en")).toBe(true);
  expect(await setLanguage(undefined)).toBe(true);
  expect(documentElement.lang).toBe("fr");
});
