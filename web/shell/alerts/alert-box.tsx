import { IconAlertTriangle, IconCircleCheck, IconExclamationCircle, IconInfoCircle, IconX } from "@tabler/icons-react";
import { useCallback, useEffect, useRef, useState } from "react";

import { type Alert, dismissAlert } from "#web/lib/alerts.ts";
import { formatSeconds } from "#web/lib/format/format.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { playSound } from "#web/lib/sounds/play-sound.ts";
import styles from "#web/shell/alerts/alerts.module.css";
import { startStay } from "#web/shell/alerts/stay.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

const icons = {
  danger: IconExclamationCircle,
  warning: IconAlertTriangle,
  success: IconCircleCheck,
  info: IconInfoCircle,
};

const sounds = { danger: "warning", warning: "warning", success: "success", info: "notice" } as const;

/** An alert. It closes after its time, which starts again while it is hovered or focused. */
export function AlertBox({ alert }: { alert: Alert }) {
  const { t } = useTranslation();
  const { id, tone, title, text, timeout, count, action, reference, wait } = alert;
  const box = useRef<HTMLDivElement>(null);
  const stay = useRef<ReturnType<typeof startStay>>(null);
  const cameFrom = useRef<EventTarget>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const Icon = icons[tone];

  const leave = useCallback(() => {
    // If it was closed with the keyboard, the focus returns to where it was.
    if (box.current?.contains(document.activeElement)) focusAgain(cameFrom.current);
    setIsLeaving(true);
  }, []);

  useEffect(() => playSound(sounds[tone]), [id, tone]);

  useEffect(() => {
    const started = startStay(timeout, leave);
    stay.current = started;
    return started.stop;
  }, [timeout, leave]);

  useEffect(() => {
    if (!isLeaving) return;
    stay.current?.stop();
    const animations = box.current?.getAnimations() ?? [];
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => dismissAlert(id));
  }, [id, isLeaving]);

  return (
    <div
      ref={box}
      role={tone === "danger" ? "alert" : "status"}
      className={`${styles.alert} ${styles[tone]}`}
      data-leaving={isLeaving || undefined}
      onPointerEnter={() => stay.current?.hold("pointer")}
      onPointerLeave={() => stay.current?.release("pointer")}
      onFocus={({ relatedTarget }) => {
        stay.current?.hold("focus");
        if (!box.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onBlur={({ relatedTarget }) => {
        if (!box.current?.contains(relatedTarget)) stay.current?.release("focus");
      }}
    >
      <Icon className={styles.icon} size={20} stroke={1.75} aria-hidden />
      <div className={styles.words}>
        <p className={styles.title}>
          {/* The status of a failed request stays English, and is read from its own side. */}
          <bdi>{title}</bdi>
        </p>
        {text && (
          <p className={styles.text}>
            <bdi>{translateLines(text, wait)}</bdi>
          </p>
        )}
        {reference && (
          <p className={styles.reference}>
            <bdi>{t("Reference: {{reference}}", { reference })}</bdi>
          </p>
        )}
        {action && (
          <Button
            size="small"
            className={styles.action}
            onClick={() => {
              action.run();
              leave();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      <IconButton label={t("Close")} className={styles.close} onClick={leave}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </IconButton>
    </div>
  );
}

/** Returns the focus to the previous element or, if that is gone, to the screen. */
function focusAgain(target: EventTarget | null) {
  const before = target instanceof HTMLElement && target.isConnected ? target : undefined;
  (before ?? document.querySelector<HTMLElement>("#content"))?.focus({ preventScroll: true });
}

/** The server's messages are English keys of the dictionaries. */
function translateLines(text: string, wait: number | undefined) {
  const values = wait === undefined ? undefined : { time: formatSeconds(wait) };
  return text
    .split("\n")
    .map((line) => translateData(line, values))
    .join("\n");
}
