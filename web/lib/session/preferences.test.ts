import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type * as preferences from "#web/lib/session/preferences.ts";
import { defaultLayout } from "#web/lib/layout-defaults.ts";

const key = "atrium.0123456789abcdef.preferences";
const at = (changedAt: string, skin: "smart-style-1" | "smart-style-2") => ({
  layout: { ...defaultLayout, skin },
  changedAt,
});
const early = at("2026-01-01T10:00:00.000Z", "smart-style-1");
const late = at("2026-01-01T11:00:00.000Z", "smart-style-2");

/** The browser's storage, in which `late` is what another window has stored: its event has not arrived yet. */
let stored: Map<string, string>;
let module: typeof preferences;

beforeEach(async () => {
  stored = new Map();
  vi.stubGlobal("document", { cookie: "atrium.account=0123456789abcdef", documentElement: { dataset: {} } });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
  vi.resetModules();
  module = await import("#web/lib/session/preferences.ts");
  module.adoptPreferences(early);
  stored.set(key, JSON.stringify(late));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const readStored = () => JSON.parse(stored.get(key) ?? "null") as unknown;

test("(§4) preferences that are adopted do not overwrite a later change of another window", () => {
  const between = at("2026-01-01T10:30:00.000Z", "smart-style-1");
  expect(module.adoptPreferences(between)).toBe(true);
  expect(readStored()).toEqual(late);
  expect(module.preferences.get()).toEqual(late);
});

test("(§4) later preferences are adopted", () => {
  const later = at("2026-01-01T12:00:00.000Z", "smart-style-1");
  module.adoptPreferences(later);
  expect(readStored()).toEqual(later);
});

test("(§4) a change keeps what another window has changed just before, and is later although the clock was set back", () => {
  vi.useFakeTimers({ now: new Date("2025-12-31T00:00:00.000Z") });
  module.changePreferences({ language: "de" });
  const next = { ...late, language: "de", changedAt: "2026-01-01T11:00:00.001Z" };
  expect(readStored()).toEqual(next);
  expect(module.preferences.get()).toEqual(next);
});
