import { isCityQuery } from "#contract/maps.ts";

/** What stands below the field: nothing, a line that says why there is no list, or the list. */
export type CityListState = "closed" | "short" | "loading" | "filling" | "error" | "empty" | "list";

type Request = {
  /** As it stands in the field. */
  readonly text: string;
  readonly isOpen: boolean;
  /** Whether the server has been asked for this text, and has not answered. */
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  /** Whether the server still writes its list of cities. */
  readonly isFilling: boolean;
  readonly count: number;
};

/** What the server is asked for, or nothing while there is too little (specification §5: three characters). */
export function queryOf(text: string) {
  const q = text.trim();
  return isCityQuery(q) ? q : undefined;
}

export function stateOf({ text, isOpen, isWaiting, hasFailed, isFilling, count }: Request): CityListState {
  if (!isOpen || text.trim() === "") return "closed";
  if (queryOf(text) === undefined) return "short";
  if (hasFailed) return "error";
  // What was found for less is shown until there is something better.
  if (count > 0) return "list";
  if (isFilling) return "filling";
  return isWaiting ? "loading" : "empty";
}

/**
 * The option that a key leads to: from what was typed, −1, to the first or the last, and from there back to what was
 * typed.
 *
 * @returns nothing where the key is none of the list's
 */
export function stepActive(key: string, active: number, count: number): number | undefined {
  const places = count + 1;
  if (key === "ArrowDown") return ((active + 2) % places) - 1;
  if (key === "ArrowUp") return ((active + 1 + places - 1) % places) - 1;
  return undefined;
}
