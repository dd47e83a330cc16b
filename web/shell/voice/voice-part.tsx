import { useStore } from "#web/lib/store.ts";
import { VoiceHelp } from "#web/shell/voice/voice-help.tsx";
import { VoiceIndicator } from "#web/shell/voice/voice-indicator.tsx";
import { voice, voiceHelp } from "#web/shell/voice/voice.ts";

export function VoicePart() {
  const isOn = useStore(voice);
  const isHelpOpen = useStore(voiceHelp);
  return (
    <>
      {isOn && <VoiceIndicator />}
      {isHelpOpen && <VoiceHelp onClose={() => voiceHelp.set(false)} />}
    </>
  );
}
