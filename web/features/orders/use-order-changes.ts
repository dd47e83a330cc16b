import type { Order, OrderStatus } from "#contract/orders.ts";
import { useOrderActions } from "#web/features/orders/queries.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { notify } from "#web/lib/alerts.ts";
import { formatNumber } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";

/**
 * The version of each order that this page has last written. Several changes of an order can be undone one after the
 * other, and each undo raises the version; a change by someone else still is a conflict.
 */
const written = new Map<string, number>();

/**
 * Changes of the status, with undo.
 *
 * @param onChanged called with an order whose change, or the undo of it, was saved
 */
export function useOrderChanges(onChanged?: (orderId: string | undefined) => void) {
  const { t } = useTranslation();
  const { update, updateSeveral } = useOrderActions();

  const write = async (order: Pick<Order, "orderId" | "version">, status: OrderStatus) => {
    // The highlight of a change before begins anew.
    onChanged?.(undefined);
    const saved = await update.mutateAsync({ ...order, status });
    written.set(saved.orderId, saved.version);
    onChanged?.(saved.orderId);
    return saved;
  };

  const changeOne = async (order: Pick<Order, "orderId" | "version" | "status">, status: OrderStatus) => {
    if (order.status === status) return;
    // After a conflict, an alert explains it, and the current order is shown.
    const saved = await write(order, status).catch(() => undefined);
    if (!saved) return;
    const { orderId, version } = saved;
    offerUndo({
      title: t("Status changed"),
      text: orderId,
      key: "orders",
      undo: () => write({ orderId, version: written.get(orderId) ?? version }, order.status),
    });
  };

  const changeSeveral = async (ids: readonly string[], status: OrderStatus) => {
    // An alert shows a failure.
    const done = await updateSeveral.mutateAsync(ids.map((id) => ({ id, status }))).catch(() => undefined);
    if (!done) return;
    const { changed } = done;
    for (const { id, version } of changed) written.set(id, version);
    const title = t("Orders changed: {{count}}", { count: formatNumber(changed.length) });
    if (changed.length === 0) {
      notify({ title });
      return;
    }
    offerUndo({
      title,
      key: "orders",
      async undo() {
        const undone = await updateSeveral.mutateAsync(
          changed.map(({ id, before, version }) => ({ id, status: before, version: written.get(id) ?? version })),
        );
        for (const { id, version } of undone.changed) written.set(id, version);
      },
    });
  };
  return { changeOne, changeSeveral };
}
