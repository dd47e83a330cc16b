import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";

import type { Order } from "#features/orders/contract.ts";
import { describeInvoice } from "#features/orders/web/invoice/describe-invoice.ts";
import { InvoiceActions } from "#features/orders/web/invoice/invoice-actions.tsx";
import { InvoicePanel } from "#features/orders/web/invoice/invoice-panel.tsx";
import { defaultPaper, type Paper, readInvoiceParams } from "#features/orders/web/invoice/invoice-params.ts";
import { InvoiceSheet } from "#features/orders/web/invoice/invoice-sheet.tsx";
import styles from "#features/orders/web/invoice/invoice-screen.module.css";
import { newestOrderQuery, orderQuery } from "#features/orders/web/queries.ts";
import { ApiError } from "#web/lib/api/api-client.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { findToday } from "#web/lib/format/local-day.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Columns } from "#web/ui/layout/columns.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

/** The invoice of an order: to read, print, save as a PDF, and mark as paid. */
export function InvoiceScreen() {
  const { t } = useTranslation();
  const search = useSearch({ from: "/_shell/invoice" });
  const navigate = useNavigate({ from: "/invoice" });
  const newest = useQuery({ ...newestOrderQuery, enabled: search.order === undefined });
  const orderId = search.order ?? newest.data;
  const order = useQuery({ ...orderQuery(orderId ?? ""), enabled: orderId !== undefined });
  const paper = search.paper ?? defaultPaper();
  const text = order.data && describeInvoice(order.data, findToday(), t);

  const chooseOrder = (id: string) => void navigate({ search: { ...search, order: id } });
  const choosePaper = (next: Paper) => {
    void navigate({ search: readInvoiceParams({ ...search, paper: next }), replace: true });
  };
  return (
    <Screen
      title={t("Invoice")}
      description={t("Choose an order, then print its invoice or save it as a PDF.")}
      actions={<InvoiceActions order={order.data} text={text} paper={paper} />}
    >
      <Columns aside={304} className={styles.columns}>
        {text ? (
          <InvoiceSheet text={text} paper={paper} />
        ) : (
          <Card as="div" className={styles.place}>
            <Missing newest={newest} order={order} />
          </Card>
        )}
        <InvoicePanel
          order={order.data}
          payment={text?.payment}
          paper={paper}
          onChooseOrder={chooseOrder}
          onChoosePaper={choosePaper}
        />
      </Columns>
    </Screen>
  );
}

type Request = { error: Error | null; isSuccess: boolean; refetch: () => unknown };

/** Shown in place of the invoice. */
function Missing({
  newest,
  order,
}: {
  newest: Request & { data: string | null | undefined };
  order: Request & { data: Order | undefined };
}) {
  const { t } = useTranslation();
  const failed = [newest, order].find(({ error }) => error !== null);
  if (failed?.error instanceof ApiError && failed.error.status === 404)
    return <EmptyState title={t("Order not found")} text={t("Choose another order.")} />;
  if (failed) {
    return (
      <EmptyState
        title={t("The order could not be loaded")}
        action={<Button onClick={() => void failed.refetch()}>{t("Try again")}</Button>}
      />
    );
  }
  if (newest.isSuccess && newest.data === null) return <EmptyState title={t("There are no orders yet")} />;
  return <div className={styles.loading} role="status" aria-label={t("Loading")} />;
}
