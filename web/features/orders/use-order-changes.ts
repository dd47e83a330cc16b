import type { Order, OrderStatus } from "#contract/orders.ts";
import { useOrderActions } from "#web/features/orders/queries.ts";
import { notify } from "#web/lib/alerts.ts";
import { formatNumber } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";

/** Changes of the status, with undo. */
export function useOrderChanges() {
  const { t } = useTranslation();
  const { update, updateSeveral } = useOrderActions();

  const changeOne = async (order: Pick<Order, "orderId" | "version" | "status">, status: OrderStatus) => {
    if (order.status === status) return;
    // After a conflict, an alert explains it, and the current order is shown.
    const changed = await update.mutateAsync({ ...order, status }).catch(() => undefined);
    if (!changed) return;
    notify({
      title: t("Status changed"),
      text: order.orderId,
      action: { label: t("Undo"), run: () => update.mutate({ ...changed, status: order.status }) },
    });
  };

  const changeSeveral = async (ids: readonly string[], status: OrderStatus) => {
    // An alert shows a failure.
    const done = await updateSeveral.mutateAsync(ids.map((id) => ({ id, status }))).catch(() => undefined);
    if (!done) return;
    const { changed } = done;
    notify({
      title: t("Orders changed: {{count}}", { count: formatNumber(changed.length) }),
      ...(changed.length > 0 && {
        action: {
          label: t("Undo"),
          run: () => updateSeveral.mutate(changed.map(({ id, before, version }) => ({ id, status: before, version }))),
        },
      }),
    });
  };
  return { changeOne, changeSeveral };
}
