import { expect, test } from "vitest";

import { buildSound, type SoundContext } from "#web/lib/sounds/build-sound.ts";
import { maxLength, maxLevel, notes, type SoundName } from "#web/lib/sounds/notes.ts";

type Point = { readonly value: number; readonly at: number };

/** Records what is scheduled on a parameter, whichever way its value changes. */
function recordParam() {
  const points: Point[] = [];
  const add = (value: number, at: number) => points.push({ value, at });
  return { points, setValueAtTime: add, linearRampToValueAtTime: add, exponentialRampToValueAtTime: add };
}

function recordNode() {
  const next: object[] = [];
  return { next, connect: (node: object) => next.push(node) };
}

/** An audio context that records the graph. Its time starts late, as in a page that has been open for a while. */
function recordContext() {
  const gains: ReturnType<typeof recordGain>[] = [];
  const oscillators: ReturnType<typeof recordOscillator>[] = [];
  const recordGain = () => ({ ...recordNode(), gain: recordParam() });
  const recordOscillator = () => {
    const times: { start?: number; stop?: number } = {};
    const ended: (() => void)[] = [];
    return {
      ...recordNode(),
      times,
      ended,
      frequency: recordParam(),
      start: (at: number) => void (times.start = at),
      stop: (at: number) => void (times.stop = at),
      addEventListener: (_type: "ended", listener: () => void) => void ended.push(listener),
    };
  };
  const keep = <T>(list: T[], node: T) => {
    list.push(node);
    return node;
  };
  const context = {
    currentTime: 12,
    destination: {},
    createGain: () => keep(gains, recordGain()),
    createOscillator: () => keep(oscillators, recordOscillator()),
  } satisfies SoundContext;
  return { context, gains, oscillators };
}

const names = Object.keys(notes) as SoundName[];

test.each(names)("spec §9: %s is short and soft, and starts and ends in silence", (name) => {
  const { context, gains, oscillators } = recordContext();
  const ended: string[] = [];
  buildSound(context, name, () => ended.push(name));
  expect(oscillators).toHaveLength(notes[name].length);
  expect(gains).toHaveLength(notes[name].length);
  let before = context.currentTime;
  for (const [index, { next, times, frequency }] of oscillators.entries()) {
    const gain = gains[index];
    expect(next).toEqual([gain]);
    expect(gain?.next).toEqual([context.destination]);
    expect(frequency.points).toEqual([{ value: notes[name][index]?.pitch, at: times.start }]);
    // One note at a time, so that their levels do not add up.
    expect(times.start).toBe(before);
    before = times.stop ?? 0;
    const points = gain?.gain.points ?? [];
    expect(points.at(0)).toEqual({ value: 0, at: times.start });
    expect(points.at(-1)).toEqual({ value: 0, at: times.stop });
    expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(Math.max(...points.map(({ value }) => value))).toBeLessThanOrEqual(maxLevel);
  }
  expect(before - context.currentTime).toBeLessThanOrEqual(maxLength);
  expect(ended).toEqual([]);
  expect(oscillators.map((oscillator) => oscillator.ended.length)).toEqual(
    oscillators.map((_, index) => (index === oscillators.length - 1 ? 1 : 0)),
  );
  oscillators.at(-1)?.ended[0]?.();
  expect(ended).toEqual([name]);
});

test("no two sounds are the same", () => {
  expect(new Set(names.map((name) => JSON.stringify(notes[name]))).size).toBe(names.length);
});
