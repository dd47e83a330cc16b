import { useState } from "react";

import { useStore } from "#web/lib/store.ts";
import type { Heard } from "#web/shell/voice/listen-for-commands.ts";
import { VoiceHelp } from "#web/shell/voice/voice-help.tsx";
import { VoiceIndicator } from "#web/shell/voice/voice-indicator.tsx";
import { voice, voiceHelp } from "#web/shell/voice/voice.ts";

/** What voice commands show: that they listen, and the list of the commands. Both say what was heard. */
export function VoicePart() {
  const isOn = useStore(voice);
  const isHelpOpen = useStore(voiceHelp);
  const [heard, setHeard] = useState<Heard | undefined>(undefined);
  return (
    <>
      {isOn && <VoiceIndicator heard={heard} onHeard={setHeard} />}
      {isHelpOpen && <VoiceHelp heard={isOn ? heard : undefined} onClose={() => voiceHelp.set(false)} />}
    </>
  );
}
