import { type ReactNode, useId } from "react";

import { getSlow, getStatus, type StatusCode, statusCodes } from "#contract/diagnostics.ts";
import { type AlertTrigger, alertTriggers } from "#web/screens/diagnostics/alert-triggers.ts";
import { askFactoryReset, askToDelete } from "#web/screens/diagnostics/ask-questions.ts";
import { FaultTriggers } from "#web/screens/diagnostics/fault-triggers.tsx";
import { SectionHead } from "#web/screens/diagnostics/section-head.tsx";
import styles from "#web/screens/diagnostics/triggers.module.css";
import { notify } from "#web/lib/alerts.ts";
import { call } from "#web/lib/api/api-client.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";

/** The names of the statuses, which no language translates. */
const statusNames: Readonly<Record<StatusCode, string>> = {
  400: "Bad Request",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  409: "Conflict",
  413: "Payload Too Large",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
  504: "Gateway Timeout",
  507: "Insufficient Storage",
};

/** In seconds. */
const slowSeconds = 3;

/** Buttons that cause each failure and each alert, to see how the app shows them. */
export function Triggers() {
  const { t } = useTranslation();
  const ask = (code: StatusCode) => void call(getStatus, { params: { code } }).catch(() => {});
  const waitLong = () =>
    call(getSlow, { query: { seconds: String(slowSeconds) } }).then(
      () => notify({ title: t("The slow response has arrived") }),
      () => {},
    );
  const show = ({ title, text, tone, timeout }: AlertTrigger) =>
    notify({
      title: t(title),
      tone,
      ...(text !== undefined && { text: t(text) }),
      ...(timeout !== undefined && { timeout }),
    });
  return (
    <Card className={styles.card} aria-label={t("Test error states")}>
      <div className={styles.head}>
        <SectionHead
          title={t("Test error states")}
          text={t("Each button causes one failure or shows one alert. No data is changed.")}
        />
      </div>
      <TriggerGroup title={t("Responses")}>
        {(Object.keys(statusCodes) as StatusCode[]).map((code) => (
          <Button key={code} size="small" lang="en" dir="ltr" onClick={() => ask(code)}>
            {code} {statusNames[code]}
          </Button>
        ))}
        <Button size="small" onClick={() => void waitLong()}>
          {t("Slow response")}
        </Button>
      </TriggerGroup>
      <TriggerGroup title={t("Alerts")}>
        {alertTriggers.map((trigger) => (
          <Button key={trigger.label} size="small" onClick={() => show(trigger)}>
            {t(trigger.label)}
          </Button>
        ))}
      </TriggerGroup>
      <TriggerGroup title={t("Questions")}>
        <Button size="small" onClick={() => void askToDelete(t)}>
          {t("Widget deletion")}
        </Button>
        <Button size="small" onClick={() => void askFactoryReset(t)}>
          {t("Reset question")}
        </Button>
      </TriggerGroup>
      <TriggerGroup title={t("Faults")}>
        <FaultTriggers />
      </TriggerGroup>
    </Card>
  );
}

function TriggerGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.name}>
        {title}
      </h3>
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
