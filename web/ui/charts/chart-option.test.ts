import { expect, test } from "vitest";

import { adaptOption, shapeOf } from "#web/ui/charts/adapt-option.ts";
import { type ChartOption, legendOf, pointsOf } from "#web/ui/charts/chart-option.ts";
import type { ChartTheme } from "#web/ui/charts/chart-theme.ts";

const theme: ChartTheme = {
  series: ["#111111", "#222222"],
  text: "",
  axis: "",
  grid: "",
  card: "",
  raised: "",
  border: "",
  land: "",
  scale: [],
  font: "",
  isColorblind: false,
  isMirrored: false,
  isStill: false,
};

const option: ChartOption = {
  grid: { left: 8, right: 24, top: 4 },
  xAxis: { type: "category", data: ["a", "b"] },
  yAxis: [{ type: "value" }, { type: "value" }],
  series: [
    { type: "line", name: "Views", data: [1, 2] },
    { type: "bar", name: "Orders", data: [1, 2] },
  ],
};

test("mirroring inverts the x axis and swaps the y axes and the margins, and doing it twice restores them", () => {
  expect(adaptOption(option, { ...theme, isMirrored: true })).toMatchObject({
    grid: [{ left: 24, right: 8, top: 4 }],
    xAxis: [{ inverse: true }],
    yAxis: [{ position: "right" }, { position: "left" }],
  });
  const twice = adaptOption(adaptOption(option, { ...theme, isMirrored: true }), { ...theme, isMirrored: true });
  expect(twice).toMatchObject({
    grid: [{ left: 8, right: 24 }],
    xAxis: [{ inverse: false }],
    yAxis: [{ position: "left" }, { position: "right" }],
  });
});

test("mirroring turns labels the other way, and keeps those at the ends of an axis within the chart", () => {
  const axisLabel = { rotate: 45, alignMinLabel: "left" as const, alignMaxLabel: "right" as const };
  const turned = adaptOption({ ...option, xAxis: { type: "category", axisLabel } }, { ...theme, isMirrored: true });
  expect(turned.xAxis).toMatchObject([{ axisLabel: { rotate: -45, alignMinLabel: "right", alignMaxLabel: "left" } }]);
});

test("labels are isolated, so that a number and its unit keep their order in right-to-left text", () => {
  const format = (value: unknown) => `${String(value)} ms`;
  const { xAxis, yAxis, tooltip, series } = adaptOption(
    {
      xAxis: { type: "category", data: ["8:00 PM", "9:00 PM"], axisPointer: { label: { formatter: format } } },
      yAxis: [{ type: "value", axisLabel: { formatter: format } }, { type: "value" }],
      tooltip: { trigger: "axis", valueFormatter: format },
      series: [{ type: "pie", label: { formatter: format } }],
    },
    theme,
  ) as unknown as {
    xAxis: { data: string[]; axisPointer: { label: { formatter: typeof format } } };
    yAxis: { axisLabel?: { formatter: typeof format } }[];
    tooltip: { valueFormatter: typeof format };
    series: { label: { formatter: typeof format } }[];
  };
  expect(xAxis.data).toEqual(["\u20688:00 PM\u2069", "\u20689:00 PM\u2069"]);
  const written = [xAxis.axisPointer.label, yAxis[0]?.axisLabel, series[0]?.label].map((label) =>
    label?.formatter(200),
  );
  expect([...written, tooltip.valueFormatter(200)]).toEqual(Array.from({ length: 4 }, () => "\u2068200 ms\u2069"));
  expect(yAxis[1]).toEqual({ type: "value" });
});

test("in a left-to-right layout, the option stays the same", () => {
  expect(adaptOption(option, theme)).toMatchObject({ ...option, xAxis: { type: "category" } });
});

test("the colorblind friendly palette adds patterns to areas, and different dashes and symbols to lines", () => {
  const adapted = adaptOption(
    { ...option, series: [{ type: "line" }, { type: "line" }] },
    { ...theme, isColorblind: true },
  );
  expect(adapted.aria).toMatchObject({ enabled: true, decal: { show: true } });
  expect(adapted.series).toMatchObject([
    { symbol: "circle", lineStyle: { type: "solid" } },
    { symbol: "rect", lineStyle: { type: [6, 3] } },
  ]);
  expect(adaptOption(option, theme).aria).toMatchObject({ enabled: false });
});

test("animation is off with reduced motion, or if the option turns it off", () => {
  expect(adaptOption(option, { ...theme, isStill: true }).animation).toBe(false);
  expect(adaptOption(option, theme).animation).toBe(true);
  expect(adaptOption({ ...option, animation: false }, theme).animation).toBe(false);
});

test("the legend lists several series or the slices of a pie, but not a single series", () => {
  expect(legendOf(option)).toEqual([
    { name: "Views", index: 0, mark: "line" },
    { name: "Orders", index: 1, mark: "area" },
  ]);
  const slices = [
    { name: "One", value: 1 },
    { name: "Two", value: 2 },
  ];
  expect(legendOf({ series: { type: "pie", data: slices } }).map(({ name }) => name)).toEqual(["One", "Two"]);
  expect(legendOf({ series: [{ type: "line", name: "Alone" }] })).toEqual([]);
});

test("the shape depends on types, names, keys and the number of series, but not on values", () => {
  const line = { type: "line" as const, name: "A", data: [1, 2] };
  const shape = shapeOf({ xAxis: { type: "time", min: 1 }, series: [line] });
  expect(shapeOf({ xAxis: { type: "time", min: 7 }, series: [{ ...line, data: [3] }] })).toBe(shape);
  for (const other of [
    { xAxis: { type: "value", min: 1 }, series: [line] },
    { xAxis: { type: "time" }, series: [line] },
    { xAxis: { type: "time", min: 1 }, series: [line, line] },
    { xAxis: { type: "time", min: 1 }, series: [{ ...line, name: "B" }] },
    { xAxis: { type: "time", min: 1 }, series: [{ ...line, type: "bar" }] },
    { xAxis: { type: "time", min: 1 }, series: [{ ...line, stack: "all" }] },
  ] satisfies ChartOption[]) {
    expect(shapeOf(other)).not.toBe(shape);
  }
});

test("hidden series stay hidden in the adapted option, and the others are shown again when it is merged", () => {
  const hidden = adaptOption(option, theme, new Set(["Views"]));
  expect(hidden.legend).toEqual({ show: false, selected: { Views: false, Orders: true } });
  expect(shapeOf(hidden)).toBe(shapeOf(adaptOption(option, theme)));
});

test("the points that are read are those of the first series that is shown, or the slices of a pie that are", () => {
  expect(pointsOf(option, new Set())).toEqual({ seriesIndex: 0, count: 2 });
  expect(pointsOf(option, new Set(["Views"]))).toEqual({ seriesIndex: 1, count: 2 });
  expect(pointsOf(option, new Set(["Views", "Orders"]))).toBeUndefined();
  const slices = ["North", "South", "West"].map((name) => ({ name, value: 1 }));
  const pie: ChartOption = { series: { type: "pie", name: "Regions", data: slices } };
  expect(pointsOf(pie, new Set(["South"]))).toEqual({ seriesIndex: 0, count: 2 });
});
