import { Link } from "@tanstack/react-router";
import { Suspense, useId } from "react";

import type { Order } from "#features/orders/contract.ts";
import type { Paper } from "#features/orders/web/invoice/invoice-params.ts";
import styles from "#features/orders/web/invoice/invoice-panel.module.css";
import type { Payment } from "#features/orders/web/invoice/invoice-terms.ts";
import { OrderStatusChip } from "#features/orders/web/order-status.tsx";
import { formatDateTime } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { Card } from "#web/ui/display/card.tsx";
import { LabelChip } from "#web/ui/display/text/label-chip.tsx";
import { Choice } from "#web/ui/form/choices/choice.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

const OrderField = lazyPart(async () => (await import("#features/orders/web/invoice/order-field.tsx")).OrderField);

type InvoicePanelProps = {
  order: Order | undefined;
  payment: Payment | undefined;
  paper: Paper;
  onChooseOrder: (id: string) => void;
  onChoosePaper: (paper: Paper) => void;
};

/** Chooses what is shown beside it, and tells what has become of it. */
export function InvoicePanel({ order, payment, paper, onChooseOrder, onChoosePaper }: InvoicePanelProps) {
  const { t } = useTranslation();
  const id = useId();
  const paid = order?.history.findLast(({ status }) => status === "Paid");
  return (
    <Card className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t("Options")}
      </h2>
      <div className={styles.field}>
        <Suspense>
          <OrderField order={order} onChoose={onChooseOrder} />
        </Suspense>
      </div>
      <Stack gap="none" align="start">
        <p className={styles.label}>{t("Paper size")}</p>
        <Choice<Paper>
          label={t("Paper size")}
          options={[
            { value: "a4", label: "A4" },
            { value: "letter", label: t("US Letter") },
          ]}
          value={paper}
          onChange={onChoosePaper}
        />
      </Stack>
      {order && payment && (
        <>
          <dl className={styles.facts}>
            <dt>{t("Payment")}</dt>
            <dd>
              <PaymentChip payment={payment} />
            </dd>
            <dt>{t("Order status")}</dt>
            <dd>
              <OrderStatusChip status={order.status} />
            </dd>
            {paid && payment === "paid" && (
              <>
                <dt>{t("Paid on")}</dt>
                <dd>
                  <bdi>{formatDateTime(paid.at)}</bdi>
                </dd>
              </>
            )}
          </dl>
          <Link className={styles.link} to="/e-commerce/orders" search={{ q: order.orderId }}>
            {t("Open the order")}
          </Link>
        </>
      )}
    </Card>
  );
}

function PaymentChip({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const chips = {
    open: { name: t("Awaiting payment"), color: "amber" },
    overdue: { name: t("Overdue"), color: "red" },
    paid: { name: t("Paid"), color: "green" },
    void: { name: t("Nothing due"), color: "teal" },
  } as const;
  return <LabelChip {...chips[payment]} />;
}
