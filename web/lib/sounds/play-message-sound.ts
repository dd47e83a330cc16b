import { mayPlay, playSound } from "#web/lib/sounds/play-sound.ts";

/** In milliseconds: of messages that follow each other faster, the first is heard. */
const burstMs = 3000;

/** When the last one was heard. */
let heardAt = Number.NEGATIVE_INFINITY;

/** Plays the sound of a received message, at most once in 3 seconds. */
export function playMessageSound() {
  const now = performance.now();
  if (now - heardAt < burstMs || !mayPlay()) return;
  heardAt = now;
  playSound("message");
}
