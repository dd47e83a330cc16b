import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { describeActivity } from "#web/lib/activity-texts.ts";
import { setLanguage } from "#web/lib/i18n.ts";

const words = {
  "{{name}} shared a sheet": "{{name}} hat eine Tabelle freigegeben",
  "Due today": "Heute fällig",
  "Backup finished": "Sicherung abgeschlossen",
};

beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("window", {});
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(words)));
  await setLanguage("de");
});
afterEach(() => setLanguage("en"));

const user = { name: "Mei Tanaka", picture: "" };

test.each([
  ["notifications", "Backup finished", "48 GB", "Sicherung abgeschlossen", "48 GB"],
  ["notifications", "Mei Tanaka shared a sheet", "a.xlsx", "Mei Tanaka hat eine Tabelle freigegeben", "a.xlsx"],
  ["notifications", "Mei Tanaka left", "Due today", "Mei Tanaka left", "Heute fällig"],
  ["tasks", "Backup finished", "Due today", "Backup finished", "Heute fällig"],
  ["messages", "Backup finished", "Due today", "Backup finished", "Due today"],
] as const)("%s: %j, %j is displayed as %j, %j", (type, title, text, shownTitle, shownText) => {
  expect(describeActivity({ type, user, title, text })).toEqual({ title: shownTitle, text: shownText });
});
