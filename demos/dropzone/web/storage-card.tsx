import { maxStoredBytes, maxStoredFiles } from "#contract/uploads.ts";
import styles from "#demos/dropzone/web/storage-card.module.css";
import { formatFileSize, formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Card } from "#web/ui/display/card.tsx";
import { ProgressBar } from "#web/ui/display/status/progress-bar.tsx";

type StorageCardProps = {
  /** Undefined while unknown. */
  usedBytes: number | undefined;
  fileCount: number | undefined;
};

/** How much of the user's storage is used, and what happens to the files. */
export function StorageCard({ usedBytes = 0, fileCount = 0 }: StorageCardProps) {
  const { t } = useTranslation();
  const share = Math.min(usedBytes / maxStoredBytes, 1);
  const used = t("{{used}} of {{total}} used", {
    used: formatFileSize(usedBytes),
    total: formatFileSize(maxStoredBytes),
  });
  return (
    <Card className={styles.card} aria-label={t("Storage")}>
      <h2 className={styles.title}>{t("Storage")}</h2>
      <p className={styles.figure}>
        <bdi>{formatNumber(share, { style: "percent", maximumFractionDigits: 1 })}</bdi>
      </p>
      <ProgressBar
        role="meter"
        className={styles.meter}
        label={t("Storage")}
        value={Math.round(share * 100)}
        valueText={used}
      />
      <p className={styles.used}>
        <bdi>{used}</bdi>
      </p>
      <p className={styles.used}>
        <bdi>
          {t(
            { one: "{{stored}} of {{count}} file", other: "{{stored}} of {{count}} files" },
            { stored: formatNumber(fileCount), count: maxStoredFiles },
          )}
        </bdi>
      </p>
      <ul className={styles.notes}>
        <li>{t("An interrupted upload continues when you choose the file again.")}</li>
        <li>{t("Deleted files can be restored for a day, unless their space is needed.")}</li>
      </ul>
    </Card>
  );
}
