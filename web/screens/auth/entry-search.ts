import { z } from "zod/mini";

import { FailureSearch } from "#web/lib/api/failure-search.ts";

/** The query parameters of the sign-in screens. Unknown or invalid ones are ignored. */
export const EntrySearch = z.extend(FailureSearch, {
  /** The route to continue to. */
  to: z.catch(z.optional(z.string()), undefined),
  /** Set if a sign-in needs the second factor. */
  factor: z.catch(z.optional(z.literal(1)), undefined),
  /** Set if the person has signed in at a provider, for another window. */
  done: z.catch(z.optional(z.literal(1)), undefined),
  /** The token of the link that sets a password. */
  token: z.catch(z.optional(z.string()), undefined),
  /** The token of the link that confirms an e-mail address. */
  verify: z.catch(z.optional(z.string()), undefined),
});
export type EntrySearch = z.infer<typeof EntrySearch>;
