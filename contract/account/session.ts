import { z } from "zod/mini";

import { Done, endpoint } from "../endpoint.ts";
import { CurrentUser } from "../users.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    session: true;
  }
}

// Apart from `auth.ts`, whose forms the first load does not need.

/**
 * The header in which a page names the account it was opened as: the value of the cookie `atrium.account`.
 * `EventSource` cannot send headers, so the live stream uses a query parameter.
 */
export const accountHeader = "atrium-account";

export const Session = z.object({
  state: z.enum(["signed-in", "locked", "signed-out"]),
  /** The owner of the session, also while it is locked. */
  user: z.optional(z.extend(CurrentUser, { name: z.string() })),
  /** The ways to unlock a locked session: the password, signing in with the provider again, a passkey. */
  unlockedBy: z.optional(z.object({ password: z.boolean(), provider: z.boolean(), passkey: z.boolean() })),
  /** A sign-in is in progress and needs the second factor. */
  secondFactor: z.optional(z.literal(true)),
});
export type Session = z.infer<typeof Session>;

export const getSession = endpoint({
  method: "GET",
  path: "/auth/session.json",
  summary: "The session of this browser",
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
