import type { SiteFigures, VisitsReport } from "#features/visits/contract.ts";

export type FigureChange = {
  readonly figure: keyof SiteFigures;
  readonly total: number;
  readonly previous: number;
  /** Relative to the previous period: 0.12 is 12 % more. */
  readonly share: number;
};

/** The number of changes on the home screen. */
export const changesShown = 3;

const figures = ["visits", "pageViews", "orders", "customers", "income"] as const;

/**
 * The figures that changed most since the previous period, the largest change first. Those that were 0 cannot be compared, and
 * a change of less than half a percent would be shown as none.
 */
export function findChanges(
  { totals, previous }: Pick<VisitsReport, "totals" | "previous">,
  room = changesShown,
): readonly FigureChange[] {
  return figures
    .filter((figure) => previous[figure] > 0)
    .map((figure) => ({
      figure,
      total: totals[figure],
      previous: previous[figure],
      share: totals[figure] / previous[figure] - 1,
    }))
    .filter(({ share }) => Math.round(share * 100) !== 0)
    .toSorted((one, other) => Math.abs(other.share) - Math.abs(one.share))
    .slice(0, room);
}
