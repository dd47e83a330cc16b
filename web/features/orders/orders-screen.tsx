import { useQuery } from "@tanstack/react-query";

import { type OrderColumn, orderColumns, orderExportPath, type OrderRow } from "#contract/orders.ts";
import { OrderDetails } from "#web/features/orders/order-details.tsx";
import { ChangeStatus, OrderStatusChip } from "#web/features/orders/order-status.tsx";
import styles from "#web/features/orders/orders-screen.module.css";
import { ordersQuery } from "#web/features/orders/queries.ts";
import { StatusStrip } from "#web/features/orders/status-strip.tsx";
import { useOrderChanges } from "#web/features/orders/use-order-changes.ts";
import { formatEuros } from "#web/lib/format-money.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Screen } from "#web/ui/screen/screen.tsx";
import type { Column } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { useTableAddress } from "#web/ui/table/use-address.ts";

const defaults = { sizes: [15, 30, 100], sort: [{ column: "purchase", isDescending: true }] } as const;

const columnSetup: Record<OrderColumn, Partial<Column<OrderRow>>> = {
  orderId: { width: 124 },
  customerId: {
    width: 232,
    folds: "phone",
    render: ({ customer, customerId }) => (
      <span className={styles.customer}>
        <bdi className={styles.name}>{customer}</bdi>
        <span className={styles.number}>{customerId}</span>
      </span>
    ),
  },
  purchase: { width: 140, folds: "phone" },
  delivery: { width: 140, folds: "tablet" },
  basePrice: { width: 144, format: formatEuros },
  postalZip: { width: 140, folds: "tablet" },
  status: { width: 140, render: ({ status }) => <OrderStatusChip status={status} /> },
};

const columns: readonly Column<OrderRow>[] = orderColumns.map((column) => ({
  ...column,
  ...columnSetup[column.id],
  value: (row) => row[column.id],
}));

/** The orders of the shop. */
export function OrdersScreen() {
  const { t } = useTranslation();
  const view = useTableAddress(columns, defaults);
  const query = useQuery(ordersQuery(view.params));
  const { changeSeveral } = useOrderChanges();
  return (
    <Screen
      title={t("Orders")}
      description={t("Open an order to see its items and status history. Select several to change their status.")}
    >
      <StatusStrip
        chosen={view.params.filters["status"] ?? ""}
        onChoose={(status) => {
          const { status: _, ...others } = view.params.filters;
          view.change({ filters: status === "" ? others : { ...others, status } });
        }}
      />
      <DataTable
        id="orders"
        label={t("Orders")}
        columns={columns}
        view={view}
        source={{ server: query, exportPath: orderExportPath }}
        row={{
          keyOf: ({ orderId }) => orderId,
          details: ({ orderId }) => <OrderDetails orderId={orderId} />,
        }}
        bulkActions={(ids, clear) => (
          <ChangeStatus
            onChoose={(status) => {
              void changeSeveral(ids, status);
              clear();
            }}
          />
        )}
      />
    </Screen>
  );
}
