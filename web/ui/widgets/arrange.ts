import type { WidgetState } from "#contract/widgets.ts";
import type { Place } from "#web/ui/drag/place.ts";
import type { WidgetDefinition } from "#web/ui/widgets/widget-definition.ts";

type Defined = Pick<WidgetDefinition, "id" | "column" | "span">;

/** The list of what stands above the columns. */
export const fullList = "full";

/**
 * Where the widgets of a screen stand: as somebody has arranged them, where they have. What is new since then stands
 * where its definition says, what is gone is left out, and nothing is lost though there be fewer columns now.
 *
 * @returns the ids by list: those above the columns under `full`, and those of each column under its number
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

/** Puts a widget elsewhere. The index counts without itself. */
export function moveWidget(columns: readonly (readonly string[])[], id: string, { list, index }: Place) {
  const without = columns.map((ids) => ids.filter((each) => each !== id));
  return without.map((ids, column) => (String(column) === list ? ids.toSpliced(index, 0, id) : ids));
}
