import { alone } from "#web/lib/windows/alone.ts";
import { mayPlay, playSound } from "#web/lib/sounds/play-sound.ts";
import { storage } from "#web/lib/session/storage.ts";

/** In milliseconds: of messages that follow each other faster, the first is heard. */
const burstMs = 3000;

/** The browser's windows share when a message was last heard, and the newest one of those that are dated. */
const keys = { heardAt: "message-heard-at", newest: "message-heard" } as const;

/**
 * Plays the sound of a received message, at most once in 3 seconds, and in one window of the browser: all of them learn
 * of the message.
 *
 * @param date when the message was received, in ISO 8601: a window that learns of it late does not play it again
 */
export function playMessageSound(date?: string) {
  if (!mayPlay("message")) return;
  void alone("message-sound", () => {
    const [heardAt, newest] = [Number(storage.read(keys.heardAt) ?? 0), storage.read(keys.newest)];
    if (date !== undefined) {
      if (typeof newest === "string" && date <= newest) return;
      storage.write(keys.newest, date);
    }
    // A clock that was set back does not silence the messages until it has caught up.
    if (Math.abs(Date.now() - heardAt) < burstMs) return;
    storage.write(keys.heardAt, Date.now());
    playSound("message");
  });
}
