import { z } from "zod/mini";

import { providerFailures } from "#contract/session.ts";

/** The query parameters of the sign-in screens. Unknown or invalid ones are ignored. */
export const EntrySearch = z.object({
  /** The route to continue to. */
  to: z.catch(z.optional(z.string()), undefined),
  failure: z.catch(z.optional(z.enum(providerFailures)), undefined),
  /** The token of the link in a mail. */
  token: z.catch(z.optional(z.string()), undefined),
});
export type EntrySearch = z.infer<typeof EntrySearch>;
