import { prefersReducedMotion } from "#web/lib/media.ts";
import type { SoundName } from "#web/lib/sounds/notes.ts";
import { areSoundsOn } from "#web/lib/sounds/sound-setting.ts";

/** Set from the call until the end of the sound. */
let isPlaying = false;

/**
 * Plays a sound, if it may be heard: sounds are on, the page was used before and is visible, unless a message has arrived,
 * and the user does not prefer reduced motion. One at a time: a sound requested while another plays is dropped, because cutting the other off
 * would click, and a late one would no longer belong to what is shown. Failures are ignored; every sound accompanies
 * something visible.
 */
export function playSound(name: SoundName) {
  if (isPlaying || !mayPlay(name)) return;
  isPlaying = true;
  void play(name)
    .catch(() => {})
    .finally(() => {
      isPlaying = false;
    });
}

async function play(name: SoundName) {
  const { performSound } = await import("#web/lib/sounds/perform-sound.ts");
  // Sounds may have been muted while the code was loading.
  if (mayPlay(name)) await performSound(name);
}

/** Whether a sound may play now. See `playSound` for the conditions. */
export const mayPlay = (name: SoundName) =>
  areSoundsOn() &&
  (document.visibilityState === "visible" || name === "message") &&
  // In browsers without `userActivation`, no sound plays.
  navigator.userActivation?.hasBeenActive &&
  !prefersReducedMotion();
