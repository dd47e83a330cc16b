import { english } from "#contract/text/english.ts";

/** The notices of voice commands (specification §8), in English: the keys of their translations. */
export const voiceTexts = {
  off: { title: english("VOICE COMMAND OFF") },
  muted: { title: english("MUTE: All sounds have been muted!") },
  unmuted: { title: english("UNMUTE: All sounds have been turned on!") },
  notLoaded: { title: english("speech plugin not loaded") },
  noMatch: {
    title: english("Error: no match found!"),
    text: english("Please speak clearly into the microphone"),
    /** In milliseconds. */
    timeout: 5000,
  },
} as const;
