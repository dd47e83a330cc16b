import type { RawBuilder } from "kysely";

/** What a feature tells of a user, on the profile and the timeline. Its `feature.ts` has the titles. */
export type UserTimeline = {
  /** Selects what the user did, as rows with `id` (a text), `kind`, `text`, `date` and `href`. */
  readonly activities?: (personId: string) => RawBuilder<unknown>;
  /** The figures of the profile, by name: expressions over a row of `users`. */
  readonly figures?: Readonly<Record<string, RawBuilder<number>>>;
};
