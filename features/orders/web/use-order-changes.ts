import type { Order, OrderStatus } from "#features/orders/contract.ts";
import { useOrderActions } from "#features/orders/web/queries.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { notify } from "#web/lib/alerts.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

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
    await update.mutateAsync({ ...order, status, at: new Date().toISOString() });
    onChanged?.(order.orderId);
  };

  const changeOne = (order: Pick<Order, "orderId" | "version" | "status">, status: OrderStatus) => {
    if (order.status === status) return;
    offerUndo({
      title: t("Status changed"),
      text: order.orderId,
      key: "orders",
      // After a conflict, an alert explains it, and the current order is shown.
      saved: write(order, status),
      undo: () => write(order, order.status),
    });
  };

  const changeSeveral = async (ids: readonly string[], status: OrderStatus) => {
    // An alert shows a failure.
    const done = await updateSeveral.mutateAsync(ids.map((id) => ({ id, status }))).catch(() => undefined);
    if (!done) return;
    const { changed } = done;
    if (changed.length === 0) {
      notify({ title: t("No orders changed") });
      return;
    }
    offerUndo({
      title: t({ one: "{{count}} order changed", other: "{{count}} orders changed" }, { count: changed.length }),
      key: "orders",
      undo: () =>
        updateSeveral.mutateAsync(changed.map(({ id, before, version }) => ({ id, status: before, version }))),
    });
  };
  return { changeOne, changeSeveral };
}
