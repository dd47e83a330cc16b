import { storage } from "#web/lib/storage.ts";
import { createStore } from "#web/lib/store.ts";

/** Saved in this browser, because every device has its own microphone. */
const storageKey = "voice";

/** Whether voice commands are on. Change it by `setVoice`. */
export const voice = createStore(storage.read(storageKey) === true);

/** Whether the list of the commands is open. */
export const voiceHelp = createStore(false);

export function setVoice(isOn: boolean) {
  storage.write(storageKey, isOn);
  voice.set(isOn);
}
