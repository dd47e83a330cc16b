import { useQuery } from "@tanstack/react-query";
import { useId } from "react";

import { office } from "#office";
import type { Violation } from "#contract/violations.ts";
import { SectionHead } from "#web/screens/diagnostics/section-head.tsx";
import { useClearViolations, violationsQuery } from "#web/screens/diagnostics/violations/queries.ts";
import styles from "#web/screens/diagnostics/violations/violations-card.module.css";
import { notify } from "#web/lib/alerts.ts";
import { askToConfirm } from "#web/lib/confirm.ts";
import { formatDateTime } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";

/** What browsers have blocked on the pages, by the reports that they have sent. For administrators. */
export function ViolationsCard() {
  const { t } = useTranslation();
  const id = useId();
  const { data, isError, refetch } = useQuery(violationsQuery);
  const { mutateAsync: clear } = useClearViolations();
  const violations = data?.data ?? [];
  const isEmpty = violations.length === 0;
  const askToClear = async () => {
    if (isEmpty) return;
    const isMeant = await askToConfirm({
      title: t("Delete all reports?"),
      text: t("Content that is blocked again will be reported again."),
      confirm: t("Delete reports"),
      cancel: t("Cancel"),
      tone: "danger",
    });
    if (!isMeant) return;
    await clear();
    notify({ title: t("Reports deleted") });
  };
  return (
    <Card className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <SectionHead
          title={t("Blocked content")}
          id={id}
          text={t("Lists what browsers have blocked because the security policy of {{title}} does not allow it.", {
            title: office.title,
          })}
        />
        <Button aria-disabled={isEmpty} onClick={() => void askToClear().catch(() => {})}>
          {t("Delete reports")}
        </Button>
      </div>
      {isError && !data && (
        <EmptyState
          title={t("The reports could not be loaded")}
          action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
        />
      )}
      {data && isEmpty && (
        <div className={styles.line}>
          <span>{t("No blocked content")}</span>
          <span className={styles.none}>{t("Browsers have not reported any since the last deletion.")}</span>
        </div>
      )}
      {!isEmpty && (
        <ul className={styles.list}>
          {violations.map((violation) => (
            <ViolationLine key={`${violation.directive} ${violation.blocked} ${violation.path}`} {...violation} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function ViolationLine({ directive, blocked, path, source, count, firstAt, lastAt }: Violation) {
  const { t } = useTranslation();
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <span className={styles.name}>
          <bdi>{blocked === "" ? "–" : blocked}</bdi>
        </span>
        <span className={styles.note}>
          <bdi>{[directive, path, ...(source === "" ? [] : [source])].join(" · ")}</bdi>
        </span>
      </div>
      <div className={styles.words} data-end>
        <span className={styles.name}>
          <bdi>{t({ one: "{{count}} report", other: "{{count}} reports" }, { count })}</bdi>
        </span>
        <span className={styles.note}>
          {t("First {{first}}, last {{last}}", { first: formatDateTime(firstAt), last: formatDateTime(lastAt) })}
        </span>
      </div>
    </li>
  );
}
