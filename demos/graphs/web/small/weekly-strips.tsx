import { formatShare } from "#demos/graphs/web/figures/figures-option.ts";
import { type Metric, weeklyDifferences } from "#demos/graphs/web/small/metrics.ts";
import { StripList } from "#demos/graphs/web/small/strip-list.tsx";
import { formatNumber } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Sparkline } from "#web/ui/charts/small/sparkline.tsx";

type WeeklyStripsProps = {
  metrics: readonly Metric[];
  /** The number of days that are compared with the week before. */
  days: number;
};

/** Which days were above the same day of the week before, and which below. */
export function WeeklyStrips({ metrics, days }: WeeklyStripsProps) {
  const { t } = useTranslation();
  const strips = metrics.map(({ name, values }) => {
    const differences = weeklyDifferences(values, days);
    const above = differences.filter((difference) => difference > 0).length;
    const below = differences.filter((difference) => difference < 0).length;
    const counts = { above: formatNumber(above), below: formatNumber(below) };
    return {
      name,
      note: t("Above: {{above}}. Below: {{below}}.", counts),
      chart: (
        <Sparkline
          kind="tristate"
          values={differences}
          label={t("{{title}} against the week before, as gains and losses. Above: {{above}}. Below: {{below}}.", {
            title: name,
            ...counts,
          })}
        />
      ),
      value: <span data-caption>{formatShare(above, differences.length)}</span>,
    };
  });
  return <StripList strips={strips} />;
}
