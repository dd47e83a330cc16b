import type { RawBuilder, SqlBool } from "kysely";

import type { Hit } from "#contract/search.ts";
import type { Db } from "#server/db/client.ts";

/** A row that a search has found, as `RowSearch` selects it. `day` is the UTC day of `date`, or "" without one. */
export type FoundRow = {
  readonly title: string;
  readonly text: string;
  readonly day: string;
  readonly date: Date | null;
  readonly place: string;
};

/** Describes how the search finds and shows the rows of a table with a column `search_text`. */
export type RowSearch = {
  /** The kind of hit, as the feature's `feature.ts` names it. */
  readonly kind: string;
  readonly table: string;
  /** Whether each row belongs to one user, and only that user finds it. */
  readonly isOwned: boolean;
  readonly only?: RawBuilder<SqlBool>;
  /** The rows that a user may see, where that is not a matter of one column. */
  readonly visibleTo?: (personId: string) => RawBuilder<SqlBool>;
  readonly title: RawBuilder<string>;
  readonly text: RawBuilder<string>;
  /** Removes the markup from the beginning of `text`, where SQL cannot. */
  readonly toPlainText?: (row: FoundRow) => string;
  /** Rows without a date are found in the order of their titles. */
  readonly date?: RawBuilder<Date>;
  readonly href: (row: FoundRow) => string;
  /** A value that `href` needs besides. */
  readonly place?: (personId: string) => RawBuilder<string>;
};

/** A search of its own, for rows that are found in another way. */
export type OwnSearch = {
  readonly kind: string;
  readonly count: (db: Db, personId: string, q: string) => Promise<number>;
  /** Finds a page of hits, newest first. Pages count from 1. */
  readonly find: (
    db: Db,
    personId: string,
    query: { q: string; page: number; size: number },
  ) => Promise<readonly Hit[]>;
};

export type Search = RowSearch | OwnSearch;

/** In characters: the length of the text below a hit's title. */
export const hitTextLength = 120;
