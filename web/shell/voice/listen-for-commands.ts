import type { AnyRouter } from "@tanstack/react-router";

import { office } from "#office";
import { notify } from "#web/lib/alerts.ts";
import { createCommandMatcher } from "#web/lib/commands/spoken-commands.ts";
import { loadDictionary, translateData, type Translate } from "#web/lib/i18n/i18n.ts";
import type { SpeechFailure } from "#web/lib/speech/judge-error.ts";
import { keepListening } from "#web/lib/speech/keep-listening.ts";
import { isSpeechSupported } from "#web/lib/speech/recognizer.ts";
import { visibleScreens } from "#web/lib/visible-screens.ts";
import { voiceTexts } from "#web/lib/i18n/voice-texts.ts";
import { mayRun, runCommand } from "#web/shell/commands/run-command.ts";
import { describeFailure } from "#web/shell/voice/describe-failure.ts";
import { reportNoSpeech } from "#web/shell/voice/turn-voice.ts";
import { followOtherWindows, setVoice } from "#web/shell/voice/voice.ts";

/** What was understood. `title` is that of the command, in English; undefined if no command matched. */
export type Heard = { readonly phrase: string; readonly title?: string | undefined };

type Options = {
  readonly router: AnyRouter;
  readonly t: Translate;
  readonly onState: (isListening: boolean) => void;
  readonly onHeard: (heard: Heard) => void;
};

/** The key of the dictionary of the language that is spoken: `en` for `en-US`. */
export const voiceDictionary = office.voiceLanguage.replace(/-.*/, "");

/** Listens for commands and runs them. @returns a function that stops it */
export function listenForCommands({ router, t, onState, onHeard }: Options) {
  if (!isSpeechSupported()) {
    setVoice(false);
    reportNoSpeech();
    return () => {};
  }
  let isStopped = false;
  let stop = () => {};

  const fail = (failure: SpeechFailure) => {
    if (failure.kind !== "network" || failure.isFinal) setVoice(false);
    notify({ tone: "warning", ...describeFailure(failure, t) });
  };
  const begin = async () => {
    const match = createCommandMatcher([await loadDictionary(voiceDictionary)], visibleScreens());
    if (isStopped) return;
    stop = keepListening({
      language: office.voiceLanguage,
      onState,
      onFailure: fail,
      onHeard(alternatives) {
        const command = match(alternatives);
        onHeard({ phrase: alternatives[0] ?? "", title: command?.title });
        if (!command) reportNoMatch();
        else if (mayRun(command)) runCommand(command, { router, t });
        else notify({ tone: "warning", title: t("Close the open dialog first") });
      },
    });
  };

  void begin();
  const unfollow = followOtherWindows();
  return () => {
    isStopped = true;
    unfollow();
    stop();
  };
}

function reportNoMatch() {
  const { title, text, timeout } = voiceTexts.noMatch;
  notify({ tone: "danger", title: translateData(title), text: translateData(text), timeout });
}
