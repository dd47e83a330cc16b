import { expect, test } from "vitest";

import { extentOf } from "#web/ui/charts/axes/extent-of.ts";
import { fitAxes } from "#web/ui/charts/axes/fit-axes.ts";
import type { ChartOption } from "#web/ui/charts/chart-option.ts";

const room = (width: number, ...hidden: readonly string[]) => ({
  width,
  hidden: new Set(hidden),
  measure: (text: string) => text.length * 6,
});

const two: ChartOption = {
  xAxis: { type: "category", data: ["a", "b"] },
  yAxis: [{ type: "value" }, { type: "value" }],
  series: [
    { type: "line", name: "Visits", data: [1200, 3050] },
    { type: "line", name: "Returning", data: [400, 900] },
    { type: "line", name: "Sales", yAxisIndex: 1, data: [2.5, 6.1] },
  ],
};

test("both value axes have as many ticks, and follow the visible series", () => {
  expect(fitAxes(two, room(600)).yAxis).toMatchObject([
    { min: 0, max: 3200, interval: 800 },
    { min: 0, max: 8, interval: 2 },
  ]);
  expect(fitAxes(two, room(600, "Visits")).yAxis).toMatchObject([
    { max: 900, interval: 300 },
    { max: 7.5, interval: 2.5 },
  ]);
});

test("an axis with ends of its own and a chart without axes stay as they are, and a hidden axis needs no room for labels", () => {
  const own: ChartOption = {
    ...two,
    yAxis: [
      { type: "value", min: -1.1, max: 1.1 },
      { type: "value", show: false },
    ],
  };
  expect(fitAxes(own, room(600)).yAxis).toEqual([
    { type: "value", min: -1.1, max: 1.1 },
    { type: "value", show: false, axisLabel: { show: false } },
  ]);
  const pie: ChartOption = { series: { type: "pie", data: [{ name: "A", value: 1 }] } };
  expect(fitAxes(pie, room(600))).toBe(pie);
});

test("horizontal bars keep all their labels on a narrow chart, shortened to a part of it", () => {
  const names = ["Sales", "Customer relations and support"];
  const option: ChartOption = {
    xAxis: { type: "value" },
    yAxis: { type: "category", data: names },
    series: { type: "bar", data: [62, 148] },
  };
  const { xAxis, yAxis } = fitAxes(option, room(300)) as unknown as {
    xAxis: object[];
    yAxis: { axisLabel: { customValues: number[]; formatter: (name: string) => string } }[];
  };
  expect(xAxis).toMatchObject([{ min: 0, max: 150, interval: 50 }]);
  expect(yAxis[0]?.axisLabel.customValues).toEqual([0, 1]);
  expect(names.map((name) => yAxis[0]?.axisLabel.formatter(name))).toEqual(["Sales", "Customer relations…"]);
});

test("labels that are turned have one line, and flat ones the lines of their format", () => {
  const option: ChartOption = {
    xAxis: {
      type: "category",
      data: Array.from({ length: 12 }, () => "November"),
      axisLabel: { formatter: () => "Nov\n2026" },
    },
    yAxis: { type: "value" },
    series: { type: "bar", data: Array.from({ length: 12 }, () => 5) },
  };
  const labelOf = (width: number) =>
    (fitAxes(option, room(width)).xAxis as { axisLabel: { rotate: number; formatter: (name: string) => string } }[])[0]
      ?.axisLabel;
  expect([labelOf(600)?.rotate, labelOf(600)?.formatter("November")]).toEqual([0, "Nov\n2026"]);
  expect([labelOf(300)?.rotate, labelOf(300)?.formatter("November")]).toEqual([45, "Nov 2026"]);
});

test("stacked values are added up, negative ones below zero unless the stack says otherwise", () => {
  const stack = { stack: "all" };
  expect(
    extentOf(
      [
        { ...stack, data: [1, 2] },
        { ...stack, data: [3, null] },
      ],
      true,
    ),
  ).toMatchObject({ min: 0, max: 4 });
  expect(
    extentOf(
      [
        { ...stack, data: [2] },
        { ...stack, data: [-3] },
      ],
      true,
    ),
  ).toMatchObject({ min: -3, max: 2 });
  const band = { stack: "band", stackStrategy: "all" };
  expect(
    extentOf(
      [
        { ...band, data: [[0, -5]] },
        { ...band, data: [[0, 7]] },
      ],
      false,
    ),
  ).toMatchObject({
    min: -5,
    max: 2,
  });
  expect(extentOf([{ data: [null, Number.NaN] }], true)).toBeUndefined();
  expect(extentOf([{ data: [20, 30.5] }], false)).toEqual({ min: 20, max: 30.5, isWhole: false });
});

test("the name of a vertical axis begins where its labels do, from right to left, too", () => {
  const paddingOf = (align: "left" | "right") => {
    const option: ChartOption = {
      ...two,
      yAxis: { type: "value", min: 0, max: 100, name: "Orders", nameTextStyle: { align } },
    };
    const [axis] = fitAxes(option, room(600)).yAxis as [{ nameTextStyle: { padding: number[] } }];
    return axis.nameTextStyle.padding;
  };
  const width = "100".length * 6 + 8;
  expect([paddingOf("left"), paddingOf("right")]).toEqual([
    [0, 0, 0, -width],
    [0, -width, 0, 0],
  ]);
});
