import { expect, test, vi } from "vitest";

import { bandSeries } from "#demos/graphs/web/figures/band-series.ts";
import { shortenDays, shortenMonths, shortenQuarters } from "#demos/graphs/web/figures/format-figures.ts";
import { drawFigures, drawRadar, drawShares } from "#demos/graphs/web/figures/figures-option.ts";
import { countVisits } from "#demos/graphs/web/figures/list-figures.ts";
import { rollRows, scaleOf } from "#demos/graphs/web/figures/spread-option.ts";
import { setLanguage } from "#web/lib/i18n/i18n.ts";
import { legendOf } from "#web/ui/charts/chart-option.ts";
import type { ChartTheme } from "#web/ui/charts/chart-theme.ts";

const theme: ChartTheme = {
  series: ["#111111", "#222222", "#333333"],
  text: "#000000",
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

const labels = ["a", "b"];
const figures = [
  { name: "One", values: [1, null] },
  { name: "Other", values: [3, 4] },
];
const shares = [
  { name: "Most", value: 80 },
  { name: "A tenth", value: 10 },
  { name: "Less", value: 9 },
  { name: "Least", value: 1 },
];

test("spec §9: a donut's hole is half its radius, and a pie has none", () => {
  expect(drawShares({ kind: "donut", shares, whole: "Visits" }, theme).series).toMatchObject([
    { type: "pie", radius: ["44%", "88%"] },
    { label: { position: "center" } },
  ]);
  expect(drawShares({ kind: "pie", shares, whole: "Visits" }, theme).series).toMatchObject([
    { type: "pie", radius: [0, "88%"] },
  ]);
});

test("spec §9: slices of at least a tenth have labels, and smaller ones have none", () => {
  expect(drawShares({ kind: "pie", shares, whole: "Visits" }, theme).series).toMatchObject([
    { data: [{ name: "Most" }, { name: "A tenth" }, { label: { show: false } }, { label: { show: false } }] },
  ]);
  const [series] = drawShares({ kind: "pie", shares, whole: "Visits" }, theme).series as [{ data: object[] }];
  expect(series.data[1]).not.toHaveProperty("label.show");
});

test("the total in the centre of a donut counts the visible slices, and a slice without name is not in the legend", () => {
  const centre = (...hidden: readonly string[]) => {
    const option = drawShares({ kind: "donut", shares, whole: "Visits", hidden: new Set(hidden) }, theme);
    expect(legendOf(option)).toHaveLength(shares.length);
    const [, series] = option.series as [object, { label: { formatter: string } }];
    return series.label.formatter.replaceAll(/[\u2068\u2069]/g, "");
  };
  expect(centre()).toBe("{total|100}\n{whole|Visits}");
  expect(centre("Most", "Least")).toBe("{total|19}\n{whole|Visits}");
});

test("the total in the centre of a donut is smaller if it is long, so that it fits the hole on a phone", async () => {
  const sizeOf = (value: number) => {
    const drawn = drawShares({ kind: "donut", shares: [{ name: "All", value }], whole: "Visits" }, theme);
    const [, series] = drawn.series as [object, { label: { rich: { total: { fontSize: number } } } }];
    return series.label.rich.total.fontSize;
  };
  expect(sizeOf(143_259)).toBe(20);
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("window", {});
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({})));
  await setLanguage("pt");
  expect(sizeOf(143_259)).toBe(15);
  await setLanguage("en");
});

test("numbers of visits add up to all visits", () => {
  const parts = [33.3, 33.3, 33.4].map((value, index) => ({ name: String(index), value }));
  const days = [{ date: "2026-11-01", visits: 100, returning: 0, sales: 0 }];
  expect(countVisits(parts, days).map(({ value }) => value)).toEqual([33, 34, 33]);
});

test("an axis of months or days names the year or the month once, and at each beginning", () => {
  expect(shortenMonths(["2025-11", "2025-12", "2026-01", "2026-02"])).toEqual(["Nov\n2025", "Dec", "Jan\n2026", "Feb"]);
  expect(shortenMonths(Array.from({ length: 24 }, () => "2025-12")).map((label) => label.includes("\n"))).toEqual(
    Array.from({ length: 24 }, (_, index) => index % 12 === 0),
  );
  expect(shortenQuarters(["2025 Q3", "2025 Q4", "2026 Q1"])).toEqual(["Q3\n2025", "Q4", "Q1\n2026"]);
  expect(shortenDays(["2026-10-30", "2026-10-31", "2026-11-01"])).toEqual(["30\nOct", "31", "1\nNov"]);
});

test("the label of a slice stands on the surface of the card, whatever the colour of the slice", () => {
  const { text, card } = theme;
  expect(drawShares({ kind: "pie", shares, whole: "" }, theme).series).toMatchObject([
    { label: { color: text, backgroundColor: card } },
  ]);
});

test("a polar area chart has slices of equal angle", () => {
  expect(drawShares({ kind: "polar", shares, whole: "Visits" }, theme).series).toMatchObject([{ roseType: "area" }]);
});

test.each([
  ["line", "line", undefined],
  ["area", "line", "all"],
  ["bar", "bar", undefined],
  ["stacked", "bar", "all"],
  ["horizontal", "bar", undefined],
] as const)("figures as %s have series of the type %s, stacked: %s", (kind, type, stack) => {
  const { series } = drawFigures({ kind, labels, figures }, theme);
  expect(series).toMatchObject([
    { name: "One", type, data: [1, null] },
    { name: "Other", type, data: [3, 4] },
  ]);
  expect((series as { stack?: string }[]).map((each) => each.stack)).toEqual([stack, stack]);
});

test("horizontal bars have their labels at the side, the first at the top", () => {
  expect(drawFigures({ kind: "horizontal", labels, figures }, theme)).toMatchObject({
    xAxis: { type: "value" },
    yAxis: { type: "category", data: labels, inverse: true },
  });
});

test("a radar chart has named axes from zero to its maximum, and a legend of its figures", () => {
  const option = drawRadar(
    {
      axes: ["x", "y", "z"],
      figures: [
        { name: "A", values: [1, 2, 3] },
        { name: "B", values: [3, 2, 1] },
      ],
      max: 10,
    },
    theme,
  );
  expect(option.radar).toMatchObject({ indicator: [{ name: "x", min: 0, max: 10 }, {}, {}] });
  expect(legendOf(option)).toEqual([
    { name: "A", index: 0, mark: "area" },
    { name: "B", index: 1, mark: "area" },
  ]);
});

test("a band is stacked on its lower line, also below zero, and missing values stay missing", () => {
  const [low, between] = bandSeries({ name: "A", key: "a", lows: [-5, 1, null], highs: [2, 4, 6], color: "#111111" });
  expect(low).toMatchObject({ name: "A", stack: "a", stackStrategy: "all", data: [-5, 1, null] });
  expect(between).toMatchObject({ name: "A", stack: "a", data: [7, 3, null], areaStyle: { color: "#111111" } });
});

test("a line and its band share a legend entry, and a band alone has its own", () => {
  const band = (name: string) => bandSeries({ name, key: name, lows: [1], highs: [2], color: "#111111" });
  const line = (name: string) => ({ name, type: "line" as const, data: [1] });
  expect(legendOf({ series: [line("A"), line("B"), ...band("A"), ...band("B")] })).toEqual([
    { name: "A", index: 0, mark: "line" },
    { name: "B", index: 1, mark: "line" },
  ]);
  expect(legendOf({ series: [line("A"), ...band("B")] })).toMatchObject([
    { mark: "line" },
    { name: "B", mark: "area" },
  ]);
});

test("on a logarithmic scale, a tenfold value is one step up, and places convert back to values", () => {
  const { place, value } = scaleOf(true);
  expect([place(1), place(10), place(1000)]).toEqual([0, 1, 3]);
  expect(value(place(10_450))).toBeCloseTo(10_450, 6);
  expect(scaleOf(false).place(7)).toBe(7);
});

test("rows are averaged separately for each city, and an average of one changes nothing", () => {
  const rows = [
    { time: 0, values: [[0, 2, 4], null] },
    {
      time: 1,
      values: [
        [2, 4, 6],
        [1, 1, 1],
      ],
    },
  ] as const;
  expect(rollRows(rows, 2)).toEqual([
    { time: 0, values: [[0, 2, 4], null] },
    {
      time: 1,
      values: [
        [1, 3, 5],
        [1, 1, 1],
      ],
    },
  ]);
  expect(rollRows(rows, 1)).toBe(rows);
});
