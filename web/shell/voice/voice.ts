import { storage } from "#web/lib/session/storage.ts";
import { createStore } from "#web/lib/store.ts";

/** Saved in this browser, because every device has its own microphone. */
const storageKey = "voice";

const isSavedAsOn = () => storage.read(storageKey) === true;

/** Whether voice commands are on. Change it by `setVoice`. */
export const voice = createStore(isSavedAsOn());

/** Whether the list of the commands is open. */
export const voiceHelp = createStore(false);

export function setVoice(isOn: boolean) {
  storage.write(storageKey, isOn);
  voice.set(isOn);
}

/** Turns voice commands off when another window does, or a factory reset. @returns a function that stops it */
export function followOtherWindows() {
  const follow = () => voice.set(isSavedAsOn());
  const ends = [storage.onWrittenElsewhere(storageKey, follow), storage.onRemovedElsewhere(storageKey, follow)];
  return () => {
    for (const end of ends) end();
  };
}
