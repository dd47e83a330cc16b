import { availabilityOf } from "#features/products/web/products-params.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { LabelChip } from "#web/ui/display/text/label-chip.tsx";

/** Shows the availability as text and colour. */
export function Availability({ stock }: { stock: number }) {
  const { t } = useTranslation();
  const chips = {
    none: { name: t("Sold out"), color: "red" },
    few: { name: t({ one: "Only {{count}} left", other: "Only {{count}} left" }, { count: stock }), color: "amber" },
    plenty: { name: t("In stock"), color: "green" },
  } as const;
  return <LabelChip {...chips[availabilityOf(stock)]} />;
}
