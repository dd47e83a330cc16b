import { isCityQuery } from "#features/maps/contract.ts";

/** What is shown below the field: nothing, a reason why there is no list, or the list. */
export type CityListState = "closed" | "short" | "loading" | "filling" | "error" | "empty" | "list";

type Request = {
  /** The text in the field. */
  readonly text: string;
  readonly isOpen: boolean;
  /** Whether the server has been asked for this text and has not answered. */
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  /** Whether the server is still importing cities. */
  readonly isFilling: boolean;
  readonly count: number;
};

/** The query for the server, or undefined if the text is too short (specification §5: three characters). */
export function queryOf(text: string) {
  const q = text.trim();
  return isCityQuery(q) ? q : undefined;
}

export function stateOf({ text, isOpen, isWaiting, hasFailed, isFilling, count }: Request): CityListState {
  if (!isOpen || text.trim() === "") return "closed";
  if (queryOf(text) === undefined) return "short";
  if (hasFailed) return "error";
  // Results of a shorter text stay until better ones arrive.
  if (count > 0) return "list";
  if (isFilling) return "filling";
  return isWaiting ? "loading" : "empty";
}

/**
 * The option that an arrow key leads to: from the field, −1, to the first or last option, and from there back to the
 * field.
 *
 * @returns undefined for other keys
 */
export function stepActive(key: string, active: number, count: number): number | undefined {
  const places = count + 1;
  if (key === "ArrowDown") return ((active + 2) % places) - 1;
  if (key === "ArrowUp") return ((active + 1 + places - 1) % places) - 1;
  return undefined;
}
