import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";

import { formatCelsius, formatDayTime, formatMonthTime } from "#demos/graphs/web/figures/format-figures.ts";
import { ManyPointsChart } from "#demos/graphs/web/series/many-points-chart.tsx";
import type { SpreadRow } from "#demos/graphs/web/tables/parse-rows.ts";
import { progressOf, stockIndexQuery, temperaturesQuery } from "#demos/graphs/web/queries.ts";
import { RollerField } from "#demos/graphs/web/series/roller-field.tsx";
import { SpreadChart } from "#demos/graphs/web/figures/spread-chart.tsx";
import { rollRows } from "#demos/graphs/web/figures/spread-option.ts";
import { formatCompact, formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Screen } from "#web/ui/screen/screen.tsx";
import { Switch } from "#web/ui/form/choices/switch.tsx";
import type { WidgetDefinition } from "#web/ui/widgets/widget-definition.ts";
import { WidgetGrid } from "#web/ui/widgets/widget-grid.tsx";

/** Specification §2: an average of 14 periods by default. */
const firstPeriods = 14;

const temperatureColors = [1, 3] as const;
const stockColors = [3, 1] as const;
const noRows: readonly SpreadRow[] = [];
const noCities = ["", ""] as const;

const writeIndex = (value: number) => formatNumber(value, { maximumFractionDigits: 0 });

/** Long time series with a range selector. */
export function DygraphsScreen() {
  const { t } = useTranslation();
  const weather = useQuery(temperaturesQuery);
  const stock = useQuery(stockIndexQuery);
  const [periods, setPeriods] = useState(firstPeriods);
  const [isLogarithmic, setIsLogarithmic] = useState(true);

  const rows = weather.data?.rows ?? noRows;
  const [one, other] = weather.data?.cities ?? noCities;
  const cities = useMemo(() => [t(one), t(other)] as const, [t, one, other]);
  const rolled = useMemo(() => rollRows(rows, periods), [rows, periods]);
  const days = [
    { key: "all", label: t("All") },
    { key: "year", label: t("1 year"), values: 365 },
    { key: "quarter", label: t("3 months"), values: 91 },
    { key: "month", label: t("1 month"), values: 30 },
  ];
  const years = [
    { key: "all", label: t("All") },
    { key: "half", label: t("50 years"), values: 50 * 12 },
    { key: "twenty", label: t("20 years"), values: 20 * 12 },
    { key: "five", label: t("5 years"), values: 5 * 12 },
  ];
  const temperatures = {
    rowTitle: t("Date"),
    names: cities,
    colors: temperatureColors,
    format: formatCelsius,
    formatTime: formatDayTime,
    presets: days,
    ...progressOf(weather),
  };

  const widgets: readonly WidgetDefinition[] = [
    {
      id: "temperatures",
      title: t("Daily temperatures"),
      column: 0,
      content: (
        <SpreadChart
          title={t("Daily temperatures")}
          describe={(first, last) =>
            t("Daily low, mean and high temperatures of {{one}} and {{other}}, from {{first}} to {{last}}.", {
              one: cities[0],
              other: cities[1],
              first,
              last,
            })
          }
          rows={rows}
          {...temperatures}
        />
      ),
    },
    {
      id: "rolling",
      title: t("Rolling average"),
      column: 0,
      content: (
        <SpreadChart
          title={t("Rolling average")}
          describe={(first, last) =>
            t(
              {
                one: "Rolling average over {{count}} day of the temperatures of {{one}} and {{other}}, from {{first}} to {{last}}.",
                other:
                  "Rolling average over {{count}} days of the temperatures of {{one}} and {{other}}, from {{first}} to {{last}}.",
              },
              { one: cities[0], other: cities[1], first, last, count: periods },
            )
          }
          rows={rolled}
          controls={<RollerField periods={periods} onChange={setPeriods} />}
          {...temperatures}
        />
      ),
    },
    {
      id: "stock-index",
      title: t("Stock index"),
      column: 0,
      content: (
        <SpreadChart
          title={t("Stock index")}
          describe={(first, last) =>
            t("Nominal and real stock index with bands from low to high, from {{first}} to {{last}}.", {
              first,
              last,
            })
          }
          rowTitle={t("Month")}
          rows={stock.data ?? noRows}
          names={[t("Nominal"), t("Real")]}
          colors={stockColors}
          format={writeIndex}
          formatAxis={formatCompact}
          formatTime={formatMonthTime}
          isLogarithmic={isLogarithmic}
          presets={years}
          controls={<Switch label={t("Logarithmic scale")} isOn={isLogarithmic} onChange={setIsLogarithmic} />}
          {...progressOf(stock)}
        />
      ),
    },
    {
      id: "many-points",
      title: t("Large time series"),
      column: 0,
      content: <ManyPointsChart />,
    },
  ];
  return (
    <Screen
      title={t("Time series")}
      description={t("Long time series. Drag the selector below a chart, or use the arrow keys, to choose a range.")}
    >
      <WidgetGrid screen="graphs.dygraphs" columns={1} widgets={widgets} />
    </Screen>
  );
}
