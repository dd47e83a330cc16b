import { english } from "#contract/text/english.ts";
import type { AlertTone } from "#web/lib/alerts.ts";
import { voiceTexts } from "#web/lib/i18n/voice-texts.ts";

/** An alert of specification §8. All texts are in English: the keys of their translations. */
export type AlertTrigger = {
  readonly label: string;
  readonly title: string;
  readonly text?: string;
  readonly tone: AlertTone;
  readonly timeout?: number;
};

/** Failures are shown for 6 seconds (specification §8). */
const failureTimeout = 6000;

export const alertTriggers: readonly AlertTrigger[] = [
  {
    label: english("Activities fail to load"),
    title: english("Activities could not be loaded"),
    tone: "danger",
    timeout: failureTimeout,
  },
  {
    label: english("Languages fail to load"),
    title: english("Languages could not be loaded"),
    tone: "danger",
    timeout: failureTimeout,
  },
  {
    label: english("Map style fails to load"),
    title: english("This map style could not be loaded"),
    tone: "danger",
    timeout: failureTimeout,
  },
  {
    label: english("Widget update fails"),
    title: english("Sorry but there was a error:"),
    text: english("Figures could not be loaded"),
    tone: "danger",
    timeout: failureTimeout,
  },
  { label: english("Voice commands off"), ...voiceTexts.off, tone: "info" },
  { label: english("Sounds muted"), ...voiceTexts.muted, tone: "info" },
  { label: english("Sounds turned on"), ...voiceTexts.unmuted, tone: "info" },
  { label: english("No speech plugin"), ...voiceTexts.notLoaded, tone: "warning" },
  { label: english("No voice match"), ...voiceTexts.noMatch, tone: "danger" },
];
