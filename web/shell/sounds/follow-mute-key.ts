import { areSoundsOn, setSounds } from "#web/lib/sounds/sound-setting.ts";
import { isMuteKey } from "#web/shell/sounds/mute-key.ts";

/** Turns sounds off and on by the keyboard. @returns a function that stops it */
export function followMuteKey() {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isMuteKey(event)) return;
    event.preventDefault();
    setSounds(!areSoundsOn());
  };
  addEventListener("keydown", onKeyDown);
  return () => removeEventListener("keydown", onKeyDown);
}
