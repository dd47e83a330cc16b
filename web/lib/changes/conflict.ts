import { ApiError } from "#web/lib/api/api-client.ts";

/** A row as it is edited: its editable fields, and the version they belong to. */
export type Seen<Fields> = { readonly fields: Fields; readonly version: number };

/** A person's change, and the values that somebody else has saved meanwhile. */
export type Conflict<Fields> = {
  /** The fields that both have changed to different values. */
  readonly names: readonly (keyof Fields & string)[];
  readonly mine: Partial<Fields>;
  /** Undefined if the row was deleted. */
  readonly theirs: Fields | undefined;
};

/** `later` changes nothing; the input can be saved again. */
export type Choice = "mine" | "theirs" | "later";

/** An open conflict with the callback for its resolution. */
export type AskedConflict<Fields> = Conflict<Fields> & { readonly onChoose: (choice: Choice) => void };

export type SaveOptions<Fields> = {
  /** The row that the change is based on. */
  base: Seen<Fields>;
  change: Partial<Fields>;
  /** Sends the change. A 409 opens the conflict dialog, and so does a 404 if the row can be added again. */
  send: (change: Partial<Fields>, version: number) => Promise<unknown>;
  /** Reads the current row; undefined if it was deleted. */
  read: () => Promise<Seen<Fields> | undefined>;
  choose: (conflict: Conflict<Fields>) => Promise<Choice>;
  /** Adds the row again, under another id. Without it, a row that has been deleted is an error like any other. */
  addAgain?: (fields: Fields, id: string) => Promise<unknown>;
};

export const isOvertaken = (error: unknown, canBeGone: boolean) =>
  error instanceof ApiError && (error.status === 409 || (canBeGone && error.status === 404));

/** Fields hold plain values, or small objects whose keys are always in the same order. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
