export type SoundName = "notice" | "success" | "warning" | "message" | "voice-on" | "voice-off";

/** A note of a sound. The next one starts when it ends. */
type Note = {
  /** In hertz. */
  readonly pitch: number;
  /** In seconds, including the attack and the release. */
  readonly length: number;
  /** The gain at its loudest, at most `maxLevel`. */
  readonly level: number;
};

/** The gain that no sound exceeds, where 1 is as loud as the device plays. */
export const maxLevel = 0.08;
/** In seconds: the length that no sound exceeds. */
export const maxLength = 0.5;

/** In hertz, in equal temperament with A4 at 440. */
const pitches = { F4: 349.23, A4: 440, C5: 523.25, E5: 659.26, G5: 783.99, A5: 880, B5: 987.77, C6: 1046.5 };

/** Rising pitches for what succeeds or begins, falling ones for what fails or ends. High pitches are quieter. */
export const notes: Readonly<Record<SoundName, readonly Note[]>> = {
  notice: [{ pitch: pitches.A5, length: 0.2, level: 0.05 }],
  success: [
    { pitch: pitches.E5, length: 0.1, level: 0.06 },
    { pitch: pitches.B5, length: 0.24, level: 0.05 },
  ],
  warning: [
    { pitch: pitches.A4, length: 0.14, level: 0.08 },
    { pitch: pitches.F4, length: 0.28, level: 0.08 },
  ],
  message: [
    { pitch: pitches.G5, length: 0.08, level: 0.05 },
    { pitch: pitches.C6, length: 0.18, level: 0.04 },
  ],
  "voice-on": [
    { pitch: pitches.C5, length: 0.1, level: 0.06 },
    { pitch: pitches.G5, length: 0.2, level: 0.05 },
  ],
  "voice-off": [
    { pitch: pitches.G5, length: 0.1, level: 0.05 },
    { pitch: pitches.C5, length: 0.2, level: 0.06 },
  ],
};
