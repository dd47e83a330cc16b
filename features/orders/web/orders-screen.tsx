import { IconFileInvoice } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";

import {
  type OrderColumn,
  orderColumns,
  orderExportPath,
  type OrderRow,
  orderStatuses,
} from "#features/orders/contract.ts";
import { OrderDetails } from "#features/orders/web/order-details.tsx";
import { ChangeStatus, OrderStatusChip, useStatusNames } from "#features/orders/web/order-status.tsx";
import styles from "#features/orders/web/orders-screen.module.css";
import { ordersQuery } from "#features/orders/web/queries.ts";
import { StatusStrip } from "#features/orders/web/status-strip.tsx";
import { useOrderChanges } from "#features/orders/web/use-order-changes.ts";
import { formatMoney } from "#web/lib/format/format-money.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Row } from "#web/ui/layout/row.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import type { Column, PhoneRow } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { useTableAddress } from "#web/ui/table/use-address.ts";

const defaults = { sizes: [15, 30, 100], sort: [{ column: "purchase", isDescending: true }] } as const;

const columnSetup: Record<OrderColumn, Partial<Column<OrderRow>>> = {
  orderId: { width: 104 },
  customerId: {
    width: 196,
    render: ({ customer, customerId }) => (
      <Row as="span" align="baseline" nowrap>
        <bdi className={styles.name}>{customer}</bdi>
        <span className={styles.number}>{customerId}</span>
      </Row>
    ),
  },
  purchase: { width: 136 },
  delivery: { width: 136, isSecondary: true },
  basePrice: { width: 120, format: formatMoney },
  postalZip: { width: 104, isSecondary: true },
  status: { width: 116, render: ({ status }) => <OrderStatusChip status={status} /> },
};

const columns: readonly Column<OrderRow>[] = orderColumns.map((column) => ({
  ...column,
  ...columnSetup[column.id],
  value: (row) => row[column.id],
}));

const phoneRow: PhoneRow<OrderColumn> = {
  title: "customerId",
  value: "basePrice",
  below: ["orderId", "purchase"],
  belowValue: "status",
};

/** The orders of the shop. */
export function OrdersScreen() {
  const { t } = useTranslation();
  const view = useTableAddress(columns, defaults);
  const query = useQuery(ordersQuery(view.params));
  const [highlighted, setHighlighted] = useState<string>();
  const { changeSeveral } = useOrderChanges();
  const navigate = useNavigate();
  const names = useStatusNames();
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
        phoneRow={phoneRow}
        view={view}
        source={{ server: query, exportPath: orderExportPath }}
        row={{
          keyOf: ({ orderId }) => orderId,
          highlighted,
          menu: ({ orderId, status: current }) => [
            {
              key: "invoice",
              label: t("Open the invoice"),
              icon: <IconFileInvoice size={16} stroke={1.75} aria-hidden />,
              run: () => navigate({ to: "/invoice", search: { order: orderId } }),
            },
            ...orderStatuses.map((status) => ({
              key: status,
              label: names[status],
              isChecked: status === current,
              run: () => changeSeveral([orderId], status),
            })),
          ],
          details: ({ orderId }) => <OrderDetails orderId={orderId} onChanged={setHighlighted} />,
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
