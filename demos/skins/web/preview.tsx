import type { Mode, Skin } from "#contract/layout.ts";
import styles from "#demos/skins/web/preview.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { InSkin } from "#web/ui/theme/in-skin.tsx";
import type { Tokens } from "#web/ui/theme/contrast.ts";

type PreviewProps = {
  skin: Skin;
  mode: Mode;
  /** Tokens that differ from those of the skin. */
  changes?: Tokens | undefined;
};

/**
 * A page in the colours of a skin, whatever the skin around it is. Decorative. Charts and statuses have colours only where a skin
 * is changed: elsewhere, they would draw the eye from what differs.
 */
export function Preview({ skin, mode, changes }: PreviewProps) {
  const { t } = useTranslation();
  const isPlain = changes === undefined;
  const colorOf = (bar: number) =>
    isPlain ? `var(--${bar === 3 ? "chart-1" : "chart-track"})` : `var(--chart-${bar + 1})`;
  return (
    <InSkin skin={skin} mode={mode} changes={changes}>
      <div className={styles.page} data-plain={isPlain || undefined} aria-hidden>
        <div className={styles.header}>
          <span className={styles.brand} />
          <span className={styles.field}>{t("Search")}</span>
        </div>
        <div className={styles.navigation}>
          <span className={styles.active}>{t("Home")}</span>
          <span>{t("Chat")}</span>
          <span>{t("Orders")}</span>
        </div>
        <div className={styles.content}>
          <div className={styles.card}>
            <span className={styles.title}>{t("Sales")}</span>
            <span className={styles.bars}>
              {[45, 80, 60, 95, 70].map((height, index) => (
                <span key={height} style={{ blockSize: `${height}%`, background: colorOf(index) }} />
              ))}
            </span>
          </div>
          <div className={styles.card}>
            <span className={styles.muted}>{t("Invoice")}</span>
            <span className={styles.chips}>
              <span className={styles.success}>{t("Paid")}</span>
              <span className={styles.warning}>{t("Overdue")}</span>
            </span>
            <span className={styles.link}>{t("Details")}</span>
            <span className={styles.button}>{t("Save")}</span>
          </div>
        </div>
      </div>
    </InSkin>
  );
}
