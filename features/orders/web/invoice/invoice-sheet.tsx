import { useId } from "react";

import type { InvoiceText } from "#features/orders/web/invoice/describe-invoice.ts";
import type { Paper } from "#features/orders/web/invoice/invoice-params.ts";
import styles from "#features/orders/web/invoice/invoice-sheet.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Card } from "#web/ui/display/card.tsx";

/** The invoice as a sheet of paper, which is all that is printed. */
export function InvoiceSheet({ text, paper }: { text: InvoiceText; paper: Paper }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Card as="article" className={styles.sheet} data-paper={paper} aria-labelledby={id}>
      <header className={styles.head}>
        <div>
          <h2 id={id} className={styles.title}>
            {text.title} <bdi>{text.number}</bdi>
          </h2>
          {text.payment === "paid" && <p className={styles.stamp}>{t("Paid")}</p>}
        </div>
        <Address className={styles.seller} lines={text.seller} />
      </header>
      <div className={styles.parties}>
        <section>
          <h3 className={styles.heading}>{t("Bill to")}</h3>
          <Address className={styles.customer} lines={text.customer} />
        </section>
        <dl className={styles.facts}>
          {text.facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Items text={text} />
      <p className={styles.note}>{text.note}</p>
    </Card>
  );
}

function Address({ className, lines }: { className: string | undefined; lines: readonly string[] }) {
  return (
    <address className={className}>
      {lines.map((line) => (
        <span key={line} className={styles.addressLine}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  );
}

function Items({ text: { columns, lines, sums } }: { text: InvoiceText }) {
  const { t } = useTranslation();
  return (
    <table className={styles.items} aria-label={t("Items")}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((cells, index) => (
          // Two lines may have the same item.
          // oxlint-disable-next-line react/no-array-index-key -- the lines of an invoice do not change their order
          <tr key={index}>
            {cells.map((cell, place) => (
              <td key={columns[place]} data-label={columns[place]} data-empty={cell === "" || undefined}>
                <bdi>{cell}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(({ label, value }, index) => (
          <tr key={label} className={index === sums.length - 1 ? styles.total : undefined}>
            <th scope="row" colSpan={columns.length - 1}>
              <bdi>{label}</bdi>
            </th>
            <td>
              <bdi>{value}</bdi>
            </td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
