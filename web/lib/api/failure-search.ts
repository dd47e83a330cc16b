import { z } from "zod/mini";

import { providerFailures } from "#contract/account/provider-failures.ts";

// Apart from the texts of the failures: the routes are part of the first load.

/** The query parameter of a screen to which a failed sign-in at a provider leads. */
export const FailureSearch = z.object({
  failure: z.catch(z.optional(z.enum(providerFailures)), undefined),
});
export type FailureSearch = z.infer<typeof FailureSearch>;
