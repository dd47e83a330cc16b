import { ApiError } from "#web/lib/api-client.ts";

/** A row as somebody edits it: what can be changed of it, and the version that was seen. */
export type Seen<Fields> = { readonly fields: Fields; readonly version: number };

/** A person's change, and the values that somebody else has saved meanwhile. */
export type Conflict<Fields> = {
  /** The fields that both have changed, each to another value. */
  readonly names: readonly (keyof Fields & string)[];
  readonly mine: Partial<Fields>;
  /** Undefined where the row has been deleted. */
  readonly theirs: Fields | undefined;
};

/** `later` leaves everything as it is: what was typed can be saved again. */
export type Choice = "mine" | "theirs" | "later";

/** A question that is open, and where its answer goes. */
export type AskedConflict<Fields> = Conflict<Fields> & { readonly onChoose: (choice: Choice) => void };

export type SaveOptions<Fields> = {
  /** The row that the change was made from. */
  base: Seen<Fields>;
  change: Partial<Fields>;
  /** Sends the change. A 409 is answered by asking, and so is a 404 where the row can be added again. */
  send: (change: Partial<Fields>, version: number) => Promise<unknown>;
  /** The row as it is now; undefined where it is gone. */
  read: () => Promise<Seen<Fields> | undefined>;
  choose: (conflict: Conflict<Fields>) => Promise<Choice>;
  /** Adds the row again, under another id. Without it, a row that has been deleted is an error like any other. */
  addAgain?: (fields: Fields, id: string) => Promise<unknown>;
};

export const isOvertaken = (error: unknown, canBeGone: boolean) =>
  error instanceof ApiError && (error.status === 409 || (canBeGone && error.status === 404));

/** Fields hold plain values, or small objects of them that are always written in one order. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
