export type Point = { readonly x: number; readonly y: number };
type Page = { readonly width: number; readonly height: number; readonly isRightToLeft: boolean };

/** In pixels: the room that one or two alerts take in the corner at the end of the window. */
const room = { width: 400, height: 220 };

/**
 * The corner for alerts that is clear of these points, such as that of the last press: what an alert speaks of, such as a
 * row that was moved, is often there.
 *
 * @returns "other" for the corner across: at the start of the window, or on phones, where alerts span the width, at the top
 */
export function placeAlerts(points: readonly Point[], { width, height, isRightToLeft }: Page): "usual" | "other" {
  const isCovered = ({ x, y }: Point) => y > height - room.height && (isRightToLeft ? x : width - x) < room.width;
  return points.some(isCovered) ? "other" : "usual";
}
