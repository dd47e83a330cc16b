import { Suspense } from "react";

import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { useStore } from "#web/lib/store.ts";
import { voice, voiceHelp } from "#web/shell/voice/voice.ts";

const VoicePart = lazyPart(() => import("#web/shell/voice/voice-part.tsx").then((part) => part.VoicePart), {
  failure: "none",
});

/** Renders what voice commands show, while they are on or their list is open. */
export function VoiceHost() {
  const isOn = useStore(voice);
  const isHelpOpen = useStore(voiceHelp);
  return <Suspense>{(isOn || isHelpOpen) && <VoicePart />}</Suspense>;
}
