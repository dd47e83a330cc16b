import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { defaultLayout } from "#web/lib/layout-defaults.ts";
import { maxLength } from "#web/lib/sounds/notes.ts";

/** The contexts that were created, and the starts of their notes. */
let contexts: { readonly starts: number[] }[];
let end: (() => void)[];
let state: { isStill: boolean; wasUsed: boolean | undefined; visibility: string; resume: () => Promise<void> };

class FakeContext {
  currentTime = 0;
  destination = {};
  starts: number[] = [];
  constructor() {
    contexts.push(this);
  }
  resume = () => state.resume();
  suspend = async () => {};
  close = async () => {};
  createGain = () => ({
    connect() {},
    gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
  });
  createOscillator = () => ({
    connect() {},
    frequency: { setValueAtTime() {} },
    start: (at: number) => void this.starts.push(at),
    stop() {},
    addEventListener: (_type: string, listener: () => void) => void end.push(listener),
  });
}

/** Fresh modules, because what is playing is kept in one. */
async function load() {
  vi.resetModules();
  const { playSound } = await import("#web/lib/sounds/play-sound.ts");
  const { preferences } = await import("#web/lib/session/preferences.ts");
  // Loaded in advance, so that a sound starts within a few microtasks.
  await import("#web/lib/sounds/perform-sound.ts");
  return { playSound, setSounds: (sounds?: boolean) => preferences.set({ layout: defaultLayout, sounds }) };
}

const starts = () => contexts.flatMap((context) => context.starts);
const settle = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => {
  contexts = [];
  end = [];
  state = { isStill: false, wasUsed: true, visibility: "visible", resume: async () => {} };
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("matchMedia", () => ({ matches: state.isStill, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal("navigator", {
    get userActivation() {
      return state.wasUsed === undefined ? undefined : { hasBeenActive: state.wasUsed };
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Stubbed after loading, because modules take the presence of a document for a browser. */
const stubDocument = () =>
  vi.stubGlobal("document", {
    get visibilityState() {
      return state.visibility;
    },
  });

test.each<[string, (setSounds: (sounds?: boolean) => void) => void, number]>([
  ["spec §9: sounds are on by default", () => {}, 1],
  ["sounds that were turned on are heard", (setSounds) => setSounds(true), 1],
  ["muted sounds are silent", (setSounds) => setSounds(false), 0],
  ["reduced motion is silent", () => (state.isStill = true), 0],
  ["it is silent before the first gesture", () => (state.wasUsed = false), 0],
  ["a browser that does not know gestures is silent", () => (state.wasUsed = undefined), 0],
  ["a hidden page is silent", () => (state.visibility = "hidden"), 0],
])("%s", async (_, arrange, expected) => {
  const { playSound, setSounds } = await load();
  stubDocument();
  arrange(setSounds);
  playSound("notice");
  await settle();
  expect([contexts.length, starts().length]).toEqual([expected, expected]);
});

test("a message is heard in a hidden page", async () => {
  const { playSound } = await load();
  stubDocument();
  state.visibility = "hidden";
  playSound("message");
  await settle();
  expect(contexts).toHaveLength(1);
});

test("spec §9: one sound plays at a time, and the next one in the same audio context", async () => {
  const { playSound } = await load();
  stubDocument();
  playSound("notice");
  playSound("notice");
  await settle();
  playSound("notice");
  await settle();
  expect(starts()).toHaveLength(1);
  for (const listener of end.splice(0)) listener();
  await settle();
  playSound("notice");
  await settle();
  expect([contexts.length, starts().length]).toEqual([1, 2]);
});

test("a sound is dropped if sounds are muted while its code loads", async () => {
  const { playSound, setSounds } = await load();
  stubDocument();
  playSound("notice");
  setSounds(false);
  await settle();
  expect(contexts).toEqual([]);
});

test("a device that does not start is given up, and tried again with the next sound", async () => {
  const { playSound } = await load();
  stubDocument();
  state.resume = () => new Promise(() => {});
  playSound("notice");
  await vi.advanceTimersByTimeAsync(maxLength * 1000 + 2000);
  expect([contexts.length, starts().length]).toEqual([1, 0]);
  state.resume = async () => {};
  playSound("notice");
  await settle();
  expect([contexts.length, starts().length]).toEqual([2, 1]);
});
