import { z } from "zod/mini";

import { endpoint } from "./endpoint.ts";
import { roles } from "./roles.ts";

export const User = z.object({
  username: z.string(),
  /** An address relative to the page. */
  picture: z.string(),
});
export type User = z.infer<typeof User>;

/** The user of the request. The role is absent where roles are not enforced. */
export const CurrentUser = z.extend(User, {
  /** The display name. Optional, for APIs that know only the username. */
  name: z.optional(z.string()),
  role: z.optional(z.enum(roles)),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** A user as shown beside what they have written. */
export const Author = z.extend(User, { name: z.string() });
export type Author = z.infer<typeof Author>;

/** A person to whom messages can be sent. */
export const Colleague = z.extend(Author, { email: z.string() });
export type Colleague = z.infer<typeof Colleague>;

/** The path of uploaded pictures, below the API root: `/pictures/{id}`. Not JSON, so not an `endpoint`. */
export const picturePath = "/pictures";

export const getUser = endpoint({
  method: "GET",
  path: "/user.json",
  summary: "The signed-in user, with the role if roles are enforced",
  response: CurrentUser,
});

export const listColleagues = endpoint({
  method: "GET",
  path: "/users.json",
  summary: "The people who can receive messages, by name",
  response: z.array(Colleague),
});
