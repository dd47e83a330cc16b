import type { ReactNode } from "react";

import styles from "#demos/tables/web/plain-tables-screen.module.css";
import { formatMoney } from "#web/lib/format/format-money.ts";
import { dateFormatter, formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Card } from "#web/ui/display/card.tsx";
import { Grid } from "#web/ui/layout/grid.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

type State = "success" | "warning" | "danger" | "info";

const orders: readonly { id: string; customer: string; day: string; amount: number; state: State }[] = [
  { id: "A-1041", customer: "Lindqvist Freight AB", day: "2026-11-02", amount: 1840.5, state: "success" },
  { id: "A-1042", customer: "Tanaka Ceramics", day: "2026-11-04", amount: 312, state: "warning" },
  { id: "A-1043", customer: "Okafor Textiles Ltd.", day: "2026-11-05", amount: 5230.75, state: "danger" },
  { id: "A-1044", customer: "Moreau Lighting SA", day: "2026-11-09", amount: 96.4, state: "info" },
  { id: "A-1045", customer: "Almeida Paper & Co.", day: "2026-11-12", amount: 2710, state: "success" },
  { id: "A-1046", customer: "Haddad Optics", day: "2026-11-13", amount: 745.2, state: "info" },
  { id: "A-1047", customer: "Nowak Timber", day: "2026-11-16", amount: 1128, state: "warning" },
  { id: "A-1048", customer: "Iyer Coffee Roasters", day: "2026-11-18", amount: 487.9, state: "success" },
];
const fewRows = 5;

const writeDay = (day: string) =>
  dateFormatter({ day: "numeric", month: "short", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));

/** The plain table styles, with the same rows. */
export function PlainTablesScreen() {
  const { t } = useTranslation();
  return (
    <Screen title={t("Basic tables")} description={t("Static tables for a few rows, styled with CSS only.")}>
      <Grid minWidth={440}>
        <TableCard title={t("Basic")} text={t("Horizontal lines between rows.")}>
          <Orders label={t("Basic")} />
        </TableCard>
        <TableCard title={t("Striped")} text={t("Alternating row colors make long rows easier to follow.")}>
          <Orders label={t("Striped")} className={styles.striped} />
        </TableCard>
        <TableCard title={t("Bordered")} text={t("Borders around every cell, for comparing figures.")}>
          <Orders label={t("Bordered")} className={styles.bordered} />
        </TableCard>
        <TableCard title={t("Hover")} text={t("The row under the pointer is highlighted.")}>
          <Orders label={t("Hover")} className={styles.hover} />
        </TableCard>
        <TableCard title={t("Condensed")} text={t("Half the padding, to fit more rows on the screen.")}>
          <Orders label={t("Condensed")} className={styles.condensed} count={orders.length} />
        </TableCard>
        <TableCard title={t("Row states")} text={t("Every color also has a text label.")}>
          <Orders label={t("Row states")} hasStates />
        </TableCard>
      </Grid>
      <TableCard
        title={t("Responsive")}
        text={t("Scrolls sideways when space is short. The first column stays in place.")}
      >
        <WideTable />
      </TableCard>
    </Screen>
  );
}

function TableCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card className={styles.card} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </header>
      {children}
    </Card>
  );
}

function Orders({
  label,
  className = "",
  hasStates = false,
  count = fewRows,
}: {
  label: string;
  className?: string | undefined;
  hasStates?: boolean;
  /** Rows. */
  count?: number;
}) {
  const { t } = useTranslation();
  const words: Record<State, string> = {
    success: t("Paid"),
    warning: t("Due soon"),
    danger: t("Overdue"),
    info: t("Invoiced"),
  };
  return (
    <table className={`${styles.table} ${styles.orders} ${className}`}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t("Order")}</th>
          <th scope="col">{t("Customer")}</th>
          {hasStates ? <th scope="col">{t("Status")}</th> : <th scope="col">{t("Date")}</th>}
          <th scope="col" className={styles.number}>
            {t("Amount")}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.slice(0, count).map(({ id, customer, day, amount, state }) => (
          <tr key={id} data-state={hasStates ? state : undefined}>
            <th scope="row">{id}</th>
            <td>
              <bdi>{customer}</bdi>
            </td>
            <td>{hasStates ? words[state] : writeDay(day)}</td>
            <td className={styles.number}>
              <bdi>{formatMoney(amount)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const months = Array.from({ length: 12 }, (_, month) => month);
/** A deterministic sample value: what a customer buys, more of it before the end of the year, and a deviation of up to a tenth. */
const figureOf = (row: number, month: number) => {
  const base = [2840, 1310, 4620, 980, 3150][row] ?? 2000;
  const season = 1 + 0.22 * Math.cos(((month - 10) * Math.PI) / 6);
  const deviation = 1 + (((row * 37 + month * 53 + row * month * 17) % 21) - 10) / 100;
  return Math.round(base * season * deviation);
};

function WideTable() {
  const { t } = useTranslation();
  const nameOf = (month: number) =>
    dateFormatter({ month: "short", timeZone: "UTC" }).format(new Date(Date.UTC(2026, month, 1)));
  return (
    <div
      className={styles.scroll}
      role="region"
      aria-label={t("{{table}}: rows", { table: t("Sales by month") })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
      tabIndex={0}
    >
      <table className={`${styles.table} ${styles.hover}`}>
        <caption className={styles.caption}>{t("Sales by month")}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.stays}>
              {t("Customer")}
            </th>
            {months.map((month) => (
              <th key={month} scope="col" className={styles.number}>
                {nameOf(month)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.slice(0, fewRows).map(({ id, customer }, row) => (
            <tr key={id}>
              <th scope="row" className={styles.stays}>
                <bdi>{customer}</bdi>
              </th>
              {months.map((month) => (
                <td key={month} className={styles.number}>
                  {formatNumber(figureOf(row, month))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
