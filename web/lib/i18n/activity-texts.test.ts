import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { describeActivity } from "#web/lib/i18n/activity-texts.ts";
import { setLanguage } from "#web/lib/i18n/i18n.ts";

const words = {
  "{{name}} shared a sheet": "{{name}} hat eine Tabelle freigegeben",
  "Due today": "Heute fällig",
  "Starts at {{time}}": "Beginnt um {{time}}",
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
  [{ title: "{{name}} shared a sheet", text: "a.xlsx" }, "Mei Tanaka hat eine Tabelle freigegeben", "a.xlsx"],
  [{ title: "{{name}} left", text: "Due today" }, "Mei Tanaka left", "Heute fällig"],
  // What users wrote is neither translated nor filled in.
  [
    { title: "{{title}}", text: "{{text}}", details: { title: "Due today", text: "{{name}} and {{title}}" } },
    "Due today",
    "{{name}} and {{title}}",
  ],
  [
    { title: "{{title}}", text: "Starts at {{time}}", details: { title: "Lunch" }, due: "2026-11-20T12:30:00" },
    "Lunch",
    "Beginnt um 12:30",
  ],
])("%j is displayed as %j, %j", (activity, title, text) => {
  expect(describeActivity({ user, details: {}, ...activity })).toEqual({ title, text });
});
