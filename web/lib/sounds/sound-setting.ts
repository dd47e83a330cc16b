import { office } from "#office";
import { notify } from "#web/lib/alerts.ts";
import { translateData } from "#web/lib/i18n/i18n.ts";
import { changePreferences, type LocalPreferences, preferences } from "#web/lib/session/preferences.ts";
import { voiceTexts } from "#web/lib/i18n/voice-texts.ts";

/** The sound setting in the given preferences; the default of `office.config.ts` if the user has not changed it. */
export const hasSounds = ({ sounds = office.sounds }: LocalPreferences) => sounds;

/** The sound setting of the current user. */
export const areSoundsOn = () => hasSounds(preferences.get());

/** Turns sounds on or off, and stores it with the account. */
export const saveSounds = (areOn: boolean) => changePreferences({ sounds: areOn });

/** Turns sounds on or off by voice, command or keyboard: stores it, and shows the notice of specification §8. */
export function setSounds(areOn: boolean) {
  saveSounds(areOn);
  notify({ tone: "info", title: translateData((areOn ? voiceTexts.unmuted : voiceTexts.muted).title) });
}
