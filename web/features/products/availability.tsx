import { availabilityOf } from "#web/features/products/products-params.ts";
import { formatNumber } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { LabelChip } from "#web/ui/display/label-chip.tsx";

/** Shows the availability as text and colour. */
export function Availability({ stock }: { stock: number }) {
  const { t } = useTranslation();
  const chips = {
    none: { name: t("Sold out"), color: "red" },
    few: { name: t("Only {{count}} left", { count: formatNumber(stock) }), color: "amber" },
    plenty: { name: t("In stock"), color: "green" },
  } as const;
  return <LabelChip {...chips[availabilityOf(stock)]} />;
}
