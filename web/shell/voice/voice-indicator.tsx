import { IconMicrophone, IconX } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { HeardText } from "#web/shell/voice/heard-text.tsx";
import { type Heard, listenForCommands } from "#web/shell/voice/listen-for-commands.ts";
import { turnVoiceOff } from "#web/shell/voice/turn-voice.ts";
import styles from "#web/shell/voice/voice-indicator.module.css";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

type VoiceIndicatorProps = { heard: Heard | undefined; onHeard: (heard: Heard) => void };

/** Listens for commands while it is mounted. Shows whether it listens, and what was heard and done. */
export function VoiceIndicator({ heard, onHeard }: VoiceIndicatorProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const [isListening, setIsListening] = useState(false);

  useEffect(() => listenForCommands({ router, t, onState: setIsListening, onHeard }), [router, t, onHeard]);

  return (
    <section className={styles.indicator} data-listening={isListening} aria-label={t("Voice commands")}>
      <span className={styles.icon}>
        <IconMicrophone size={16} stroke={1.75} aria-hidden />
      </span>
      <div className={styles.words}>
        <p className={styles.state}>{isListening ? t("Listening") : t("Waiting for the microphone")}</p>
        <HeardText heard={heard} className={`truncate ${styles.heard}`} />
      </div>
      <IconButton label={t("Stop listening")} className={styles.stop} onClick={turnVoiceOff}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </IconButton>
    </section>
  );
}
