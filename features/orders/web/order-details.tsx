import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";

import type { Order } from "#features/orders/contract.ts";
import styles from "#features/orders/web/order-details.module.css";
import { ChangeStatus, OrderStatusChip } from "#features/orders/web/order-status.tsx";
import { orderQuery } from "#features/orders/web/queries.ts";
import { useOrderChanges } from "#features/orders/web/use-order-changes.ts";
import { formatDateTime, formatNumber } from "#web/lib/format/format.ts";
import { formatMoney } from "#web/lib/format/format-money.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Text } from "#web/ui/display/text/text.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import details from "#web/ui/table/rows/row-details.module.css";

type OrderDetailsProps = {
  orderId: string;
  /** Called with the order after its status has changed. */
  onChanged: (orderId: string | undefined) => void;
};

/** The items, the customer and the history of an order. */
export function OrderDetails({ orderId, onChanged }: OrderDetailsProps) {
  const { t } = useTranslation();
  const { data: order, isError, refetch } = useQuery(orderQuery(orderId));
  if (isError && !order) {
    return (
      <div className={styles.failed}>
        {t("The order could not be loaded")}
        <Button size="small" onClick={() => void refetch()}>
          {t("Try again")}
        </Button>
      </div>
    );
  }
  if (!order) return <p className={styles.loading}>{t("Loading")}</p>;
  return (
    <div className={`${details.details} ${styles.columns}`}>
      <Lines order={order} />
      <Buyer order={order} />
      <Course order={order} onChanged={onChanged} />
    </div>
  );
}

function Lines({ order }: { order: Order }) {
  const { t } = useTranslation();
  return (
    <section>
      <h2 className={details.heading}>{t("Items")}</h2>
      <Stack as="ul" gap="none">
        {order.lines.map(({ name, quantity, price }) => (
          <li key={name} className={styles.line}>
            <bdi>{name}</bdi>
            <Text size="small" muted tabular>
              {formatNumber(quantity)} × <bdi>{formatMoney(price)}</bdi>
            </Text>
            <span className={styles.price}>
              <bdi>{formatMoney(price * quantity)}</bdi>
            </span>
          </li>
        ))}
      </Stack>
      <dl className={styles.sums}>
        <dt>{t("Base price")}</dt>
        <dd>
          <bdi>{formatMoney(order.basePrice)}</bdi>
        </dd>
        <dt>{t("Shipping")}</dt>
        <dd>{order.shipping === 0 ? t("Free") : formatMoney(order.shipping)}</dd>
        <dt className={styles.total}>{t("Total")}</dt>
        <dd className={styles.total}>
          <bdi>{formatMoney(order.basePrice + order.shipping)}</bdi>
        </dd>
      </dl>
      <Link className={styles.link} to="/invoice" search={{ order: order.orderId }}>
        {t("Open the invoice")}
      </Link>
    </section>
  );
}

function Buyer({ order }: { order: Order }) {
  const { t } = useTranslation();
  return (
    <section>
      <h2 className={details.heading}>{t("Customer")}</h2>
      <p className={styles.name}>
        <bdi>{order.customer}</bdi>
      </p>
      <Text as="p" muted>
        {order.customerId}
      </Text>
      <Text as="p" muted>
        <bdi>
          {order.postalZip} {order.city}
        </bdi>
      </Text>
      <a className={styles.link} href={`mailto:${order.email}`}>
        {order.email}
      </a>
    </section>
  );
}

function Course({ order, onChanged }: { order: Order } & Pick<OrderDetailsProps, "onChanged">) {
  const { t } = useTranslation();
  const { changeOne } = useOrderChanges(onChanged);
  return (
    <section>
      <Row gap="compact" align="start" justify="between" nowrap>
        <h2 className={details.heading}>{t("Status history")}</h2>
        <ChangeStatus size="small" current={order.status} onChoose={(status) => changeOne(order, status)} />
      </Row>
      <Stack as="ol" gap="none" aria-label={t("Status history")}>
        {order.history.toReversed().map(({ status, at }, index) => (
          // A status can occur twice, but not at the same time.
          <Row
            as="li"
            key={`${status} ${at}`}
            gap="compact"
            nowrap
            className={styles.step}
            data-latest={index === 0 || undefined}
          >
            <OrderStatusChip status={status} />
            <time dateTime={at}>
              <bdi>{formatDateTime(at)}</bdi>
            </time>
          </Row>
        ))}
      </Stack>
    </section>
  );
}
