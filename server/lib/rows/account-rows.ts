import type { LiveTopic } from "#contract/live.ts";
import type { Db } from "#server/db/client.ts";

/**
 * What becomes of rows that refer to a user when the account is deleted, and whether the file with the account's data
 * contains them:
 *
 * | Ownership  | Deleting the account                         | File with the account's data |
 * |------------|----------------------------------------------|------------------------------|
 * | `content`  | given to a colleague, or deleted             | contains them                |
 * | `personal` | deleted                                      | contains them                |
 * | `internal` | deleted: credentials, marks, derived figures | leaves them out              |
 * | `kept`     | stay, without the reference to the user      | contains them                |
 */
export type Ownership = "content" | "personal" | "internal" | "kept";

/** The ownership of rows by the column that refers to the user: `{ "todos.user_id": "content" }`. */
export type OwnedRows = Readonly<Record<`${string}.${string}`, Ownership>>;

/** What a feature knows about the rows of an account. */
export type AccountPart = {
  readonly ownedRows?: OwnedRows;
  /**
   * Deletes the feature's content of a user, where the foreign keys alone would leave wrong figures. Called inside the
   * transaction that deletes the account.
   */
  readonly removeContent?: (transaction: Db, personId: string) => Promise<void>;
  /** The topic to announce when content was deleted, or has another owner. */
  readonly contentTopic?: LiveTopic;
};

/** The rows of a table that refer to a user by a column. */
export type AccountRows = { readonly table: string; readonly column: string; readonly ownership: Ownership };

/** The decisions of all features, sorted by table. */
export const accountRowsOf = (parts: readonly AccountPart[]): readonly AccountRows[] =>
  parts
    .flatMap(({ ownedRows = {} }) => Object.entries(ownedRows))
    .map(([reference, ownership]) => {
      const [table = "", column = ""] = reference.split(".");
      return { table, column, ownership };
    })
    .toSorted((one, other) => (one.table < other.table ? -1 : 1));
