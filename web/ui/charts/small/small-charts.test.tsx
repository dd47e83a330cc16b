import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { EasyPie } from "#web/ui/charts/small/easy-pie.tsx";
import { Sparkline } from "#web/ui/charts/small/sparkline.tsx";
import { TrendLine } from "#web/ui/charts/small/trend-line.tsx";

const draw = (element: React.ReactElement) => renderToStaticMarkup(element);
const all = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].map(([, found]) => Number(found));

test("spec §9: a sparkline's line is 90 by 20 pixels", () => {
  expect(draw(<Sparkline kind="line" values={[1, 2, 3]} label="Up" />)).toMatch(
    /^<svg[^>]* role="img" aria-label="Up" width="90" height="20"/,
  );
});

test("spec §9: bars are 26 pixels high, 5 wide and 2 apart", () => {
  const markup = draw(<Sparkline kind="bar" values={[1, 2, 4]} label="Up" />);
  expect(markup).toMatch(/width="19" height="26"/);
  expect(all(markup, /<rect[^>]* x="([\d.]+)"/g)).toEqual([0, 7, 14]);
  expect(all(markup, /<rect[^>]* width="([\d.]+)"/g)).toEqual([5, 5, 5]);
  expect(all(markup, /<rect[^>]* height="([\d.]+)"/g)).toEqual([6.5, 13, 26]);
});

test("spec §9: a pie measures 90 pixels, with a colour of the palette for each slice", () => {
  const markup = draw(<Sparkline kind="pie" values={[3, 2, 1]} label="Shares" />);
  expect(markup).toMatch(/width="90" height="90"/);
  expect(all(markup, /<path[^>]* style="color:var\(--chart-(\d)\)"/g)).toEqual([1, 2, 3]);
});

test("a tri-state sparkline draws gains above the middle, losses below it, and no change as a line", () => {
  const markup = draw(<Sparkline kind="tristate" values={[4, -2, 0]} label="Week" />);
  expect(all(markup, /<rect[^>]* y="([\d.]+)"/g)).toEqual([0, 14, 12]);
  expect(all(markup, /<rect[^>]* height="([\d.]+)"/g)).toEqual([12, 12, 2]);
});

test("a discrete sparkline draws strokes of one height, the highest value at the top", () => {
  const markup = draw(<Sparkline kind="discrete" values={[1, 3, 2]} label="Hours" />);
  expect(new Set(all(markup, /<rect[^>]* height="([\d.]+)"/g)).size).toBe(1);
  const [low = 0, high = 0, middle = 0] = all(markup, /<rect[^>]* y="([\d.]+)"/g);
  expect([high, low > middle, middle > high]).toEqual([0, true, true]);
});

test("a trend is as wide as its container, and an empty one keeps its name", () => {
  expect(draw(<TrendLine values={[1, 2, 3]} label="Up" />)).toMatch(/aria-label="Up" width="100%" height="48"/);
  expect(draw(<TrendLine values={[]} label="Nothing" />)).toMatch(/aria-label="Nothing"[^>]*><\/svg>$/);
});

test("a sparkline without values keeps its accessible name and draws nothing", () => {
  expect(draw(<Sparkline kind="line" values={[]} label="Nothing" />)).toMatch(/aria-label="Nothing"[^>]*><\/svg>$/);
});

test("spec §9: an easy pie measures 25 pixels and is filled by its percentage, what is above 100 as a second lap", () => {
  const filled = (percent: number) =>
    all(draw(<EasyPie percent={percent} label="Share" />), /stroke-dashoffset="(\d+)"/g)[0];
  expect(draw(<EasyPie percent={40} label="Share" />)).toMatch(/width="25" height="25"/);
  expect([filled(40), filled(100), filled(180), filled(0), filled(-5)]).toEqual([60, 0, 20, undefined, undefined]);
});
