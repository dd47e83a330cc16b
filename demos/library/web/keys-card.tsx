import styles from "#demos/library/web/keys-card.module.css";
import { useTranslation } from "#web/lib/i18n.ts";
import { isPageRightToLeft } from "#web/lib/is-page-right-to-left.ts";
import { Card } from "#web/ui/display/card.tsx";
import { Keys } from "#web/ui/display/keys.tsx";

/** The keys of the tree. Not shown on touch screens. */
export function KeysCard() {
  const { t } = useTranslation();
  const opening = isPageRightToLeft() ? ["←", "→"] : ["→", "←"];
  const rows: readonly (readonly [keys: readonly string[], text: string])[] = [
    [["↑", "↓"], t("Move through the tree")],
    [opening, t("Open and close a folder")],
    [["A–Z"], t("Jump to a name")],
    [["*"], t("Open all folders beside it")],
    [["Space"], t("Check or uncheck")],
    [["Enter"], t("Show the details")],
    [["F2"], t("Rename")],
    [["Ctrl", "Shift", "D"], t("Move with the arrow keys")],
  ];
  return (
    <Card className={styles.card} aria-label={t("Keyboard")}>
      <h2 className={styles.title}>{t("Keyboard")}</h2>
      <dl className={styles.list}>
        {rows.map(([keys, text]) => (
          <div key={text} className={styles.row}>
            <dt className={styles.keys}>
              <Keys keys={keys} />
            </dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
