import { IconAlertTriangle, IconCircleCheck, IconExclamationCircle, IconInfoCircle, IconX } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import { type Alert, alerts, dismissAlert } from "#web/lib/alerts.ts";
import { translateData } from "#web/lib/i18n.ts";
import { useStore } from "#web/lib/store.ts";
import styles from "#web/shell/alerts/alerts.module.css";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

const icons = {
  danger: IconExclamationCircle,
  warning: IconAlertTriangle,
  success: IconCircleCheck,
  info: IconInfoCircle,
};

/** Where what happened is told, the newest first. It is always there, so that what comes into it is announced. */
export function Alerts() {
  const { t } = useTranslation();
  const list = useStore(alerts);
  return (
    <section aria-label={t("Alerts")} className={styles.region}>
      {list.toReversed().map((alert) => (
        <AlertBox key={alert.id} alert={alert} />
      ))}
    </section>
  );
}

function AlertBox({ alert }: { alert: Alert }) {
  const { t } = useTranslation();
  const { id, tone, title, text, timeout, count, action } = alert;
  const [isHeld, setIsHeld] = useState(false);
  const Icon = icons[tone];

  // Whoever reads it, or is about to act on it, is not hurried: it stays its whole time from then on.
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissAlert(id), timeout);
    return () => clearTimeout(timer);
  }, [id, timeout, isHeld]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hovering and focusing only hold it
    <div
      role={tone === "danger" ? "alert" : "status"}
      className={`${styles.alert} ${styles[tone]}`}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon className={styles.icon} size={20} stroke={1.75} aria-hidden />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{translateLines(text)}</p>}
        {action && (
          <Button
            size="small"
            className={styles.action}
            onClick={() => {
              action.run();
              dismissAlert(id);
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      <IconButton label={t("Close")} className={styles.close} onClick={() => dismissAlert(id)}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </IconButton>
    </div>
  );
}

/** What the server says is English, and its words are in the dictionaries. */
const translateLines = (text: string) => text.split("\n").map(translateData).join("\n");
