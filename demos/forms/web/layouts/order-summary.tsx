import { useId } from "react";

import { english } from "#contract/text/english.ts";
import styles from "#demos/forms/web/layouts/order-summary.module.css";
import { type OrderItem, taxRate, totalOrder } from "#demos/forms/web/layouts/order-total.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { formatMoney } from "#web/lib/format/format-money.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { Card } from "#web/ui/display/card.tsx";

/** The demo order that the checkout is for. */
const items: readonly OrderItem[] = [
  { name: english("Oak desk"), quantity: 1, price: 389 },
  { name: english("Beech chair"), quantity: 2, price: 129.5 },
  { name: english("Desk lamp"), quantity: 1, price: 54.9 },
];
const shippingCosts = 24;

/** What is ordered, and what it costs. */
export function OrderSummary() {
  const { t } = useTranslation();
  const id = useId();
  const { subtotal, shipping, tax, total } = totalOrder(items, shippingCosts);
  const percent = formatNumber(taxRate / 100, { style: "percent" });
  return (
    <Card className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t("Order summary")}
      </h2>
      <ul className={styles.items} aria-labelledby={id}>
        {items.map(({ name, quantity, price }) => (
          <li key={name} className={styles.line}>
            <span>
              {/* The sign is after the number, also from right to left. */}
              <span className={styles.quantity}>{`${formatNumber(quantity)} ×`}</span> <bdi>{translateData(name)}</bdi>
            </span>
            <bdi className={styles.amount}>{formatMoney(quantity * price)}</bdi>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        <Sum label={t("Subtotal")} euros={subtotal} />
        <Sum label={t("Shipping")} euros={shipping} />
        <Sum label={t("VAT {{percent}}", { percent })} euros={tax} />
        <Sum label={t("Total")} euros={total} isTotal />
      </dl>
    </Card>
  );
}

type SumProps = { label: string; euros: number; isTotal?: boolean };

const Sum = ({ label, euros, isTotal = false }: SumProps) => (
  <div className={styles.line} data-total={isTotal || undefined}>
    <dt>
      <bdi>{label}</bdi>
    </dt>
    <dd className={styles.amount}>
      <bdi>{formatMoney(euros)}</bdi>
    </dd>
  </div>
);
