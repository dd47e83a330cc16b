import type { Label } from "#contract/text/label.ts";
import { type OrderStatus, orderStatuses } from "#features/orders/contract.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LabelChip } from "#web/ui/display/text/label-chip.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";

const colors: Record<OrderStatus, Label["color"]> = {
  New: "blue",
  Paid: "teal",
  Packed: "violet",
  Shipped: "amber",
  Delivered: "green",
  Returned: "red",
  Cancelled: "red",
};

/** The translated names of the statuses. */
export function useStatusNames(): Record<OrderStatus, string> {
  const { t } = useTranslation();
  return {
    New: t("New"),
    Paid: t("Paid"),
    Packed: t("Packed"),
    Shipped: t("Shipped"),
    Delivered: t("Delivered"),
    Returned: t("Returned"),
    Cancelled: t("Cancelled"),
  };
}

export function OrderStatusChip({ status }: { status: OrderStatus }) {
  return <LabelChip name={useStatusNames()[status]} color={colors[status]} />;
}

type ChangeStatusProps = {
  /** The current status; undefined for several orders. */
  current?: OrderStatus;
  size?: "small";
  onChoose: (status: OrderStatus) => void;
};

/** A button with a menu of statuses. */
export function ChangeStatus({ current, size, onChoose }: ChangeStatusProps) {
  const { t } = useTranslation();
  const names = useStatusNames();
  return (
    <Menu
      label={t("Change status")}
      {...(current && { checks: "one" as const })}
      choices={orderStatuses.map((status) => ({
        key: status,
        label: names[status],
        isChecked: status === current,
      }))}
      onChoose={(status) => onChoose(status as OrderStatus)}
      button={(props) => (
        <Button {...props} {...(size && { size })}>
          {t("Change status")}
        </Button>
      )}
    />
  );
}
