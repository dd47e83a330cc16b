import { notes, type SoundName } from "#web/lib/sounds/notes.ts";

/** The part of an `AudioParam` in use. */
type Param = {
  setValueAtTime(value: number, at: number): unknown;
  linearRampToValueAtTime(value: number, at: number): unknown;
  exponentialRampToValueAtTime(value: number, at: number): unknown;
};

type Node = { connect(next: object): unknown };
type Gain = Node & { readonly gain: Param };
type Oscillator = Node & {
  readonly frequency: Param;
  start(at: number): void;
  stop(at: number): void;
  addEventListener(type: "ended", listener: () => void): void;
};

/** The part of an `AudioContext` in use. */
export type SoundContext = {
  /** In seconds. */
  readonly currentTime: number;
  readonly destination: object;
  createGain(): Gain;
  createOscillator(): Oscillator;
};

/** In seconds. Shorter ones click. */
const attack = 0.012;
const release = 0.02;
/** The part of its level to which a note fades before the release. An exponential fade cannot reach 0. */
const fadedPart = 0.02;

/**
 * Schedules a sound, starting now: for each note, a sine oscillator and a gain that rises from 0, fades, and ends at 0.
 * Written on Web Audio itself: libraries such as Howler and Tone.js play files and make music, which needs far more code.
 *
 * @param onEnded called after the last note, unless the context is closed before
 */
export function buildSound(context: SoundContext, name: SoundName, onEnded: () => void) {
  let start = context.currentTime;
  let last: Oscillator | undefined;
  for (const { pitch, length, level } of notes[name]) {
    const end = start + length;
    const gain = context.createGain();
    shape(gain.gain, { level, start, end });
    gain.connect(context.destination);
    const oscillator = context.createOscillator();
    oscillator.frequency.setValueAtTime(pitch, start);
    oscillator.connect(gain);
    oscillator.start(start);
    oscillator.stop(end);
    start = end;
    last = oscillator;
  }
  last?.addEventListener("ended", onEnded);
}

function shape(gain: Param, { level, start, end }: { level: number; start: number; end: number }) {
  gain.setValueAtTime(0, start);
  gain.linearRampToValueAtTime(level, start + attack);
  gain.exponentialRampToValueAtTime(level * fadedPart, end - release);
  gain.linearRampToValueAtTime(0, end);
}
