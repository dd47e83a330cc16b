import { formatHour, formatMilliseconds } from "#demos/graphs/web/figures/format-figures.ts";
import { percentileName } from "#demos/graphs/web/figures/label-names.ts";
import type { SiteFigures } from "#demos/graphs/web/figures/list-figures.ts";
import { StripList } from "#demos/graphs/web/small/strip-list.tsx";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Sparkline } from "#web/ui/charts/small/sparkline.tsx";
import { rangeOf } from "#web/ui/charts/world-map/shapes.ts";

/** The percentiles shown, by their place in the values of an hour. */
const percentiles = [
  { place: 2, percent: 50 },
  { place: 3, percent: 75 },
  { place: 4, percent: 95 },
] as const;

/** The response time of each hour of the day, as strokes at the height of their values, on one scale for all rows. */
export function HourlyStrips({ answers }: { answers: SiteFigures["answers"] }) {
  const { t } = useTranslation();
  const valuesAt = (place: number) => answers.map((answer) => answer.values[place] ?? 0);
  const range = rangeOf(percentiles.flatMap(({ place }) => valuesAt(place)));
  const strips = percentiles.map(({ place, percent }) => {
    const name = percent === 50 ? t("Median") : percentileName(t, percent);
    const values = valuesAt(place);
    const peak = Math.max(...values);
    return {
      name,
      note: t("Peak: {{time}}", { time: formatHour(answers[values.indexOf(peak)]?.hour ?? 0) }),
      chart: (
        <Sparkline
          kind="discrete"
          values={values}
          range={range}
          label={t("{{title}} of the response time by hour, as strokes. Highest: {{value}}.", {
            title: name,
            value: formatMilliseconds(peak),
          })}
        />
      ),
      value: <bdi data-caption>{formatMilliseconds(peak)}</bdi>,
    };
  });
  return <StripList strips={strips} />;
}

/** The same as a table. */
export const hourlyRows = (answers: SiteFigures["answers"]) =>
  answers.map(({ hour, values }) => [formatHour(hour), ...percentiles.map(({ place }) => values[place] ?? null)]);
