import styles from "#demos/components/web/typography/typography.module.css";
import { formatMoney } from "#web/lib/format-money.ts";
import { formatDay } from "#web/lib/format-days.ts";
import { formatNumber } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";

const rows = [
  ["2026-01-31", 1204.5, 0.071],
  ["2026-02-28", 980, -0.186],
  ["2026-03-31", 11_871.25, 11.114],
] as const;

/** Numbers in columns have digits of the same width and end on a line. They follow the language. */
export function Numbers() {
  const { t } = useTranslation();
  return (
    <table className={styles.numbers}>
      <caption className="visually-hidden">{t("Sales per month")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("Date")}</th>
          <th scope="col">{t("Amount")}</th>
          <th scope="col">{t("Change")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([date, amount, change]) => (
          <tr key={date}>
            <th scope="row">
              <bdi>{formatDay(date)}</bdi>
            </th>
            <td>
              <bdi>{formatMoney(amount)}</bdi>
            </td>
            <td>
              <bdi>{formatNumber(change, { style: "percent", signDisplay: "exceptZero" })}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
