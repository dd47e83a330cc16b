import { z } from "zod/mini";

import { english } from "./text/english.ts";
import { Done, endpoint, oneLine } from "./endpoint.ts";
import { roles, roleTitles } from "./roles.ts";
import { type TableColumn, tablePage, tableQuery } from "./tables/table-query.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    people: true;
  }
}

/**
 * The statuses of an account. An invited one has neither a password nor an identity at a provider yet; a suspended one
 * cannot be used until it is reinstated.
 */
export const accountStatuses = ["Active", "Invited", "Suspended"] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** The columns of the table of accounts. */
export const peopleColumns = [
  { id: "name", title: "Name", kind: "text" },
  { id: "username", title: "Username", kind: "text" },
  { id: "email", title: "Email", kind: "text" },
  {
    id: "role",
    title: "Role",
    kind: "choice",
    choices: [roleTitles.viewer, roleTitles.member, roleTitles.admin],
    exportedAs: [{ id: "roleTitle", title: "Role", kind: "choice" }],
  },
  { id: "status", title: "Status", kind: "choice", choices: accountStatuses },
  { id: "lastUsed", title: "Last active", kind: "date" },
  { id: "sessions", title: "Sessions", kind: "number" },
  { id: "created", title: "Created", kind: "date" },
] as const satisfies readonly TableColumn[];
export type PeopleColumn = (typeof peopleColumns)[number]["id"];

/** An account as administrators see it. */
export const AccountRow = z.object({
  id: z.uuid(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  /** An address relative to the page. */
  picture: z.string(),
  role: z.enum(roles),
  status: z.enum(accountStatuses),
  /** The UTC day of the last use; null if there has been none. */
  lastUsed: z.nullable(z.iso.date()),
  /** The time of the last use, to the minute. */
  lastUsedAt: z.nullable(z.iso.datetime()),
  /** The number of sessions that have not expired. */
  sessions: z.int(),
  /** The UTC day on which the account was created. */
  created: z.iso.date(),
  /** True for the account of the request itself. */
  isYou: z.boolean(),
});
export type AccountRow = z.infer<typeof AccountRow>;

const params = z.object({ id: z.uuid() });

const missingEmail = english("The email address is required and cannot be empty");
const invalidEmail = english("The email address is not valid");

const ChosenRole = z.enum(roles, { error: "Choose a role" });

export const listPeople = endpoint({
  method: "GET",
  path: "/people.json",
  summary: "A page of the accounts; `q` searches names, usernames and email addresses",
  access: "admin",
  readsFrom: "replica",
  query: tableQuery(peopleColumns),
  response: tablePage(AccountRow),
});

export const invitePerson = endpoint({
  method: "POST",
  path: "/people.json",
  summary:
    "Create an account without a password, and mail a link to set one. Sends a new link if it is already invited",
  access: "admin",
  body: z.object({
    email: z
      .string({ error: missingEmail })
      .check(
        z.trim(),
        z.minLength(1, { error: missingEmail }),
        z.maxLength(254, { error: invalidEmail }),
        z.email({ error: invalidEmail }),
      ),
    role: ChosenRole,
    name: z.optional(z.string().check(z.trim(), z.maxLength(120, { error: "The name is too long" }), oneLine)),
    /** The language of the mail. */
    language: z.optional(z.string().check(z.maxLength(10))),
  }),
  response: z.object({ id: z.uuid() }),
});

export const changeRole = endpoint({
  method: "PATCH",
  path: "/people.json/{id}",
  summary: "Change the role of an account. It applies from the next request of its sessions",
  access: "admin",
  params,
  body: z.object({ role: ChosenRole }),
  response: Done,
});

export const suspendPerson = endpoint({
  method: "POST",
  path: "/people.json/{id}/suspend",
  summary: "Suspend an account: its sessions end, and nobody can sign in to it until it is reinstated",
  access: "admin",
  params,
  response: Done,
});

export const reinstatePerson = endpoint({
  method: "POST",
  path: "/people.json/{id}/reinstate",
  summary: "Reinstate a suspended account",
  access: "admin",
  params,
  response: Done,
});

export const endPersonSessions = endpoint({
  method: "DELETE",
  path: "/people.json/{id}/sessions",
  summary: "End all sessions of an account, except the one of this request",
  access: "admin",
  params,
  response: Done,
});

export const deletePerson = endpoint({
  method: "DELETE",
  path: "/people.json/{id}",
  summary: "Delete an account. Its content is given to another account, or deleted if `giveTo` is null",
  access: "admin",
  params,
  body: z.object({ giveTo: z.nullable(z.uuid({ error: "Choose a colleague" })) }),
  response: Done,
});

/** The path of the export of the accounts. */
export const peopleExportPath = "/people/export";

/** The path of the file with all data of an account, for administrators. Not an `endpoint`, because it is streamed. */
export const personDataPath = (id: string) => `/people/${id}/data`;

/** The path of the file with all data of the signed-in user's account. */
export const ownDataPath = "/profile/data";
