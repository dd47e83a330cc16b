import { IconCheck, IconCopy } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";

import type { Version } from "#web/screens/diagnostics/versions/versions.ts";
import styles from "#web/screens/diagnostics/versions/version-card.module.css";
import { notify } from "#web/lib/alerts.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Chip } from "#web/ui/display/chip.tsx";

type VersionCardProps = { version: Version; isCurrent: boolean };

/** One way to run Atrium: what it is for, and its command. */
export function VersionCard({ version, isCurrent }: VersionCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const title = t(version.title);
  const copy = async () => {
    const isCopied = await copyText(version.command);
    notify(isCopied ? { title: t("Command copied"), text: title } : { title: t("Copying failed"), tone: "warning" });
  };
  return (
    <Card as="li" className={styles.card} aria-current={isCurrent || undefined}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {isCurrent && (
          <Chip>
            <IconCheck size={14} stroke={2.25} aria-hidden />
            {t("Current")}
          </Chip>
        )}
        <Button size="small" className={styles.copy} onClick={() => void copy()}>
          <IconCopy size={16} stroke={1.75} aria-hidden />
          {t("Copy")}
          <span className="visually-hidden">: {title}</span>
        </Button>
      </div>
      <p className={styles.purpose}>{t(version.purpose)}</p>
      <div
        role="region"
        aria-labelledby={id}
        className={`${styles.command} fading-ends`}
        dir="ltr"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so that the keyboard has to reach it
        tabIndex={0}
      >
        <pre className={styles.lines}>
          {version.command.split("\n").map((line) => (
            <span key={line} className={styles.line}>
              {`${line}\n`}
            </span>
          ))}
        </pre>
      </div>
      <dl className={styles.facts}>
        <Fact label={t("Requires")}>{t(version.needs)}</Fact>
        <Fact label={t("Changes")}>{t(version.changes)}</Fact>
        <Fact label={t("Guide")}>
          <bdi className={styles.guide}>{version.guide}</bdi>
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
