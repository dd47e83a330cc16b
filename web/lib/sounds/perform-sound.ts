import { buildSound } from "#web/lib/sounds/build-sound.ts";
import { maxLength, type SoundName } from "#web/lib/sounds/notes.ts";

/** In milliseconds: the wait for a device that does not start, or for a sound that does not end. */
const timeoutMs = maxLength * 1000 + 1000;

/** One for the page: browsers limit their number. Suspended while silent, so that it does not keep the device busy. */
let context: AudioContext | undefined;

/** Plays a sound. Resolves when it has ended, or could not be played. */
export async function performSound(name: SoundName) {
  const current = (context ??= new AudioContext());
  try {
    await inTime(current.resume());
    await inTime(new Promise<void>((resolve) => buildSound(current, name, resolve)));
    await current.suspend();
  } catch {
    // Closes the context, so that the scheduled notes do not play later. The next sound creates a new one.
    context = undefined;
    await current.close();
  }
}

/** Rejects if the work takes too long: a device in use by a call neither starts nor fails. */
async function inTime(work: Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("The audio device does not respond")), timeoutMs);
  });
  await Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
