import { IconCheck, IconCopy } from "@tabler/icons-react";

import type { Version } from "#web/screens/diagnostics/versions.ts";
import styles from "#web/screens/diagnostics/version-card.module.css";
import { notify } from "#web/lib/alerts.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";

type VersionCardProps = { version: Version; isCurrent: boolean };

/** One way to run Atrium: what it is for, and its command. */
export function VersionCard({ version, isCurrent }: VersionCardProps) {
  const { t } = useTranslation();
  const title = t(version.title);
  const copy = async () => {
    const isCopied = await copyText(version.command);
    notify(isCopied ? { title: t("Command copied"), text: title } : { title: t("Copying failed"), tone: "warning" });
  };
  return (
    <Card as="li" className={styles.card} aria-current={isCurrent || undefined}>
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {isCurrent && (
            <span className={styles.chip}>
              <IconCheck size={14} stroke={2.25} aria-hidden />
              {t("Current")}
            </span>
          )}
        </div>
        <p className={styles.purpose}>{t(version.purpose)}</p>
        <dl className={styles.facts}>
          <dt>{t("Requires")}</dt>
          <dd>{t(version.needs)}</dd>
          <dt>{t("Changes")}</dt>
          <dd>{t(version.changes)}</dd>
          <dt>{t("Guide")}</dt>
          <dd>
            <bdi className={styles.guide}>{version.guide}</bdi>
          </dd>
        </dl>
      </div>
      <div className={styles.command}>
        <pre className={styles.lines} dir="ltr">
          {version.command}
        </pre>
        <Button size="small" className={styles.copy} onClick={() => void copy()}>
          <IconCopy size={16} stroke={1.75} aria-hidden />
          {t("Copy")}
          <span className="visually-hidden">: {title}</span>
        </Button>
      </div>
    </Card>
  );
}
