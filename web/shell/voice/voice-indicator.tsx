import { IconMicrophone, IconX } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

import { translateData, useTranslation } from "#web/lib/i18n.ts";
import { type Heard, listenForCommands } from "#web/shell/voice/listen-for-commands.ts";
import { turnVoiceOff } from "#web/shell/voice/turn-voice.ts";
import styles from "#web/shell/voice/voice-indicator.module.css";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

/** Listens for commands while it is mounted. Shows whether it listens, and what was heard and done. */
export function VoiceIndicator() {
  const { t } = useTranslation();
  const router = useRouter();
  const [isListening, setIsListening] = useState(false);
  const [heard, setHeard] = useState<Heard | undefined>(undefined);

  useEffect(() => listenForCommands({ router, t, onState: setIsListening, onHeard: setHeard }), [router, t]);

  return (
    <section className={styles.indicator} data-listening={isListening} aria-label={t("Voice commands")}>
      <span className={styles.icon}>
        <IconMicrophone size={16} stroke={1.75} aria-hidden />
      </span>
      <div className={styles.words}>
        <p className={styles.state}>{isListening ? t("Listening") : t("Waiting for the microphone")}</p>
        <p role="status" className={`truncate ${styles.heard}`}>
          <HeardText heard={heard} />
        </p>
      </div>
      <IconButton label={t("Stop listening")} className={styles.stop} onClick={turnVoiceOff}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </IconButton>
    </section>
  );
}

function HeardText({ heard }: { heard: Heard | undefined }) {
  const { t } = useTranslation();
  if (!heard) return null;
  const { phrase, title } = heard;
  return title === undefined
    ? t("Heard “{{phrase}}”", { phrase })
    : t("Heard “{{phrase}}”: {{title}}", { phrase, title: translateData(title) });
}
