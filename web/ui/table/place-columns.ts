import type { CSSProperties } from "react";

import { trackOf, widthOf } from "#web/ui/table/arrange.ts";
import type { TableLayout } from "#web/ui/table/table-options.ts";

/** Widths of the cells before and after the columns, in pixels. */
const edgeWidth = 44;
const actionsWidth = 92;

/**
 * The places of the cells in a row, as custom properties of the table: `--columns` for the grids of its rows, and
 * `--column-…` for each column, which the edge of a column changes while it is dragged.
 */
export function placeColumns<Row>({ columns, setup, canSelect, canOpen, hasActions }: TableLayout<Row>): CSSProperties {
  const before = [canSelect, canOpen].filter(Boolean).map(() => edgeWidth);
  const after = hasActions ? [actionsWidth] : [];
  const widths = columns.map((column) => widthOf(column, setup));
  const whole = [...before, ...widths, ...after].reduce((sum, width) => sum + width, 0);
  const tracks = [
    ...before.map((width) => `${width}px`),
    ...columns.map(({ id }) => `var(--column-${id})`),
    ...after.map((width) => `${width}px`),
  ];
  return {
    "--columns": tracks.join(" "),
    "--min-width": `${whole}px`,
    ...Object.fromEntries(columns.map(({ id }, index) => [`--column-${id}`, trackOf(widths[index] ?? 0)])),
  } as CSSProperties;
}
