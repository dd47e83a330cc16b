import type { Translate } from "#web/lib/i18n/i18n.ts";
import type { SpeechFailure } from "#web/lib/speech/judge-error.ts";

/** Why voice commands do not listen, and what to do about it. */
export function describeFailure(failure: SpeechFailure, t: Translate): { title: string; text: string } {
  switch (failure.kind) {
    case "blocked":
    case "denied":
      return failure.service ? describeService(t) : describeMicrophone(failure.kind, t);
    case "no-microphone":
      return {
        title: t("No microphone was found"),
        text: t("Connect a microphone, then turn voice commands on again."),
      };
    case "language":
      return {
        title: t("The browser does not recognize this language"),
        text: t("Ask your administrator to choose another language for voice commands."),
      };
    case "network":
    default:
      return {
        title: t("The speech service cannot be reached"),
        text: failure.isFinal
          ? t("Voice commands are off. Check your connection, then turn them on again.")
          : t("Voice commands continue once the connection is back."),
      };
  }
}

const describeService = (t: Translate) => ({
  title: t("Speech recognition is not allowed"),
  text: t("It is turned off in this browser. Allow it in the settings, or use another browser."),
});

const describeMicrophone = (kind: "blocked" | "denied", t: Translate) =>
  kind === "blocked"
    ? {
        title: t("The microphone is blocked"),
        text: t("Allow it for this page in your browser settings, then turn voice commands on again."),
      }
    : {
        title: t("You did not allow the microphone"),
        text: t("Voice commands need it. Turn them on again and allow it."),
      };
