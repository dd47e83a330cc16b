import { IconMicrophone } from "@tabler/icons-react";

import { useTranslation } from "#web/lib/i18n.ts";
import { useStore } from "#web/lib/store.ts";
import { toggleVoice } from "#web/shell/voice/toggle-voice.ts";
import { voice } from "#web/shell/voice/voice.ts";
import styles from "#web/shell/voice/voice-button.module.css";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

/** Turns voice commands on and off. */
export function VoiceButton() {
  const { t } = useTranslation();
  return (
    <IconButton
      label={t("Voice commands")}
      aria-pressed={useStore(voice)}
      className={styles.button}
      onClick={() => toggleVoice(t)}
    >
      <IconMicrophone size={20} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
