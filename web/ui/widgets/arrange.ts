import type { WidgetState } from "#contract/screens/widgets.ts";
import type { Place } from "#web/ui/drag/place.ts";
import type { WidgetDefinition } from "#web/ui/widgets/widget-definition.ts";

type Defined = Pick<WidgetDefinition, "id" | "column" | "span">;

/** The list above the columns. */
export const fullList = "full";

/**
 * Arranges the widgets of a screen as the person has. New widgets appear at their default position, removed ones are
 * ignored, and none is lost if there are fewer columns now.
 *
 * @returns the ids by list: those above the columns under `full`, and those of each column under its index
 */
export function arrange(definitions: readonly Defined[], state: WidgetState | undefined, columns: number) {
  const change = state?.changes ?? {};
  const shown = definitions.filter(({ id }) => change[id]?.isDeleted !== true);
  const known = new Set(shown.filter(({ span }) => span !== "full").map(({ id }) => id));
  const lists = Array.from({ length: columns }, (): string[] => []);
  const placed = new Set<string>();
  for (const [column, ids] of (state?.columns ?? []).entries()) {
    for (const id of ids) {
      if (!known.has(id) || placed.has(id)) continue;
      placed.add(id);
      lists[Math.min(column, columns - 1)]?.push(id);
    }
  }
  for (const { id, column, span } of shown) {
    if (span !== "full" && !placed.has(id)) lists[Math.min(column, columns - 1)]?.push(id);
  }
  return { full: shown.filter(({ span }) => span === "full").map(({ id }) => id), columns: lists };
}

/** Moves a widget. The index does not count the widget itself. */
export function moveWidget(columns: readonly (readonly string[])[], id: string, { list, index }: Place) {
  const without = columns.map((ids) => ids.filter((each) => each !== id));
  return without.map((ids, column) => (String(column) === list ? ids.toSpliced(index, 0, id) : ids));
}

/**
 * Returns a widget to the column that it had before: after the nearest of the widgets that preceded it there, or before
 * the nearest that followed it. Other widgets stay where they are now.
 */
export function restorePlace(now: readonly (readonly string[])[], id: string, before: readonly (readonly string[])[]) {
  const column = before.findIndex((ids) => ids.includes(id));
  const [former, current] = [before[column], now[column]];
  if (!former || !current) return now.map((ids) => [...ids]);
  const others = current.filter((each) => each !== id);
  const place = former.indexOf(id);
  const previous = former.slice(0, place).findLast((each) => others.includes(each));
  const next = former.slice(place + 1).find((each) => others.includes(each));
  const index = previous === undefined ? Math.max(0, others.indexOf(next ?? "")) : others.indexOf(previous) + 1;
  return moveWidget(now, id, { list: String(column), index });
}
