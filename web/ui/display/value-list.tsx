import { useTranslation } from "#web/lib/i18n/i18n.ts";
import styles from "#web/ui/display/value-list.module.css";

/** A label and its value, translated. */
export type LabelledValue = { readonly label: string; readonly value: string };

/** Labels with their values, such as what was entered in a form. */
export function ValueList({ items }: { items: readonly LabelledValue[] }) {
  const { t } = useTranslation();
  return (
    <dl className={styles.list}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.item}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value} data-empty={value === "" || undefined}>
            <bdi>{value === "" ? t("Not set") : value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
