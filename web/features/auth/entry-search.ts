import { z } from "zod/mini";

import { providerFailures } from "#contract/session.ts";

/** What stands behind the path of a screen of signing in. What is none of it is left out. */
export const EntrySearch = z.object({
  /** The route to go to afterwards. */
  to: z.catch(z.optional(z.string()), undefined),
  failure: z.catch(z.optional(z.enum(providerFailures)), undefined),
  /** The link of a mail. */
  token: z.catch(z.optional(z.string()), undefined),
});
export type EntrySearch = z.infer<typeof EntrySearch>;
