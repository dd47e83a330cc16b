import { z } from "zod/mini";

import { Done, endpoint } from "./endpoint.ts";
import { User } from "./users.ts";

// Apart from `auth.ts`, whose forms the first load has no use for.

/** Why somebody who came back from a provider is not signed in. */
export const providerFailures = ["provider-away", "provider-refused", "provider-stale", "email-taken"] as const;
export type ProviderFailure = (typeof providerFailures)[number];

export const Session = z.object({
  state: z.enum(["signed-in", "locked", "signed-out"]),
  /** Whose session it is, also while it is locked. */
  user: z.optional(z.extend(User, { name: z.string() })),
});
export type Session = z.infer<typeof Session>;

export const getSession = endpoint({
  method: "GET",
  path: "/auth/session.json",
  summary: "Whether this browser is signed in, and as whom",
  open: true,
  response: Session,
});

export const signOut = endpoint({
  method: "POST",
  path: "/auth/sign-out",
  summary: "End this session, on the server and in the browser",
  open: true,
  response: Done,
});
