import { office } from "#office";
import { notify } from "#web/lib/alerts.ts";
import { askToConfirm } from "#web/lib/confirm.ts";
import { translateData, type Translate } from "#web/lib/i18n/i18n.ts";
import { playSound } from "#web/lib/sounds/play-sound.ts";
import { isSpeechSupported } from "#web/lib/speech/recognizer.ts";
import { storage } from "#web/lib/session/storage.ts";
import { voiceTexts } from "#web/lib/i18n/voice-texts.ts";
import { setVoice, voice } from "#web/shell/voice/voice.ts";

/** Stored once the user has been told, and agreed, where the browser sends what the microphone hears. */
const agreedKey = "voice-agreed";

/** Turns voice commands on or off. The first time, asks whether to. */
export async function toggle(t: Translate) {
  if (voice.get()) return turnVoiceOff();
  if (!isSpeechSupported()) return reportNoSpeech();
  if (storage.read(agreedKey) !== true) {
    const isAgreed = await askToConfirm({
      title: t("Turn on voice commands?"),
      text: describeRecognition(t),
      confirm: t("Turn on"),
      cancel: t("Cancel"),
    });
    if (!isAgreed) return;
    storage.write(agreedKey, true);
  }
  playSound("voice-on");
  setVoice(true);
}

export function turnVoiceOff() {
  playSound("voice-off");
  setVoice(false);
  notify({ tone: "info", title: translateData(voiceTexts.off.title) });
}

/** Reports that the browser has no speech recognition. */
export const reportNoSpeech = () => notify({ tone: "warning", title: translateData(voiceTexts.notLoaded.title) });

/** Which browsers send audio to a service. */
export const describeRecognition = (t: Translate) =>
  t(
    "The browser recognizes speech. Chrome sends the audio to Google, Edge to Microsoft, and Safari may send it to Apple. {{title}} receives the recognized words only, and does not store them.",
    { title: office.title },
  );
