import { z } from "zod/mini";

import { AnsweredVersion, endpoint, versionedChanges } from "#contract/endpoint.ts";
import { english } from "#contract/text/english.ts";
import { line, maxText, notValid, required, upTo, username } from "#contract/forms-fields.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    "inline-edit": true;
  }
}

/** The groups of a user (specification §6). They are labels only and permit nothing. */
export const userGroups = [
  english("Guest"),
  english("Service"),
  english("Customer"),
  english("Operator"),
  english("Support"),
  english("Admin"),
] as const;
export const UserGroup = z.enum(userGroups, { error: notValid });
export type UserGroup = z.infer<typeof UserGroup>;

/** Empty until one is chosen. */
export const Gender = z.enum(["", "female", "male", "other"], { error: notValid });
export type Gender = z.infer<typeof Gender>;

/** The largest budget. Its cents are exact in a double. */
const maxBudget = 1_000_000_000;

const phone = z
  .string()
  .check(z.trim(), z.regex(/^[\d\s+()./-]*$/, { error: english("Digits only please") }), ...line(40));

const optionalName = z.string().check(z.trim(), ...line(60));

/** The values of the sample. Each can be changed individually. */
export const InlineFields = z.object({
  username: username({
    missing: english("The username is required and cannot be empty"),
    invalid: english("The username can only contain letters, digits, dots and underscores"),
  }),
  firstName: optionalName,
  gender: Gender,
  group: UserGroup,
  /** In the order of `userGroups`, each once. */
  permissions: z.pipe(
    z.array(UserGroup).check(z.maxLength(userGroups.length, { error: notValid })),
    z.transform((chosen) => userGroups.filter((group) => chosen.includes(group))),
  ),
  /** Null if there is none. */
  budget: z.nullable(
    z
      .number({ error: english("Enter a number") })
      .check(
        z.gte(0, { error: english("The number is too small") }),
        z.lte(maxBudget, { error: english("The number is too large") }),
      ),
  ),
  /** `YYYY-MM-DD`, or empty. */
  dob: z.union([z.literal(""), z.iso.date()], { error: english("Enter a valid date") }),
  comments: z.string().check(z.trim(), upTo(maxText)),
  homePhone: phone,
  officePhone: phone,
});
export type InlineFields = z.infer<typeof InlineFields>;

/** The values that "Validate" accepts: also those are filled in that may be saved empty. */
export const CompleteFields = z.extend(InlineFields, {
  firstName: required(english("The first name is required and cannot be empty")).check(...line(60)),
});

/** The values of a user who has changed none. */
export const initialFields: InlineFields = {
  username: "mei.tanaka",
  firstName: "",
  gender: "",
  group: "Admin",
  permissions: ["Customer", "Support"],
  budget: 1000,
  dob: "1984-05-15",
  comments: "Prefers calls in the morning",
  homePhone: "",
  officePhone: "",
};

export const InlineValues = z.object({
  // Not validated, since stored values may be older than the rules.
  username: z.string(),
  firstName: z.string(),
  gender: Gender,
  group: UserGroup,
  permissions: z.array(UserGroup),
  budget: z.nullable(z.number()),
  dob: z.string(),
  comments: z.string(),
  homePhone: z.string(),
  officePhone: z.string(),
  version: AnsweredVersion,
});
export type InlineValues = z.infer<typeof InlineValues>;

export const getInlineValues = endpoint({
  method: "GET",
  path: "/inline-edit.json",
  summary: "The person's values of the inline-edit sample",
  response: InlineValues,
});

export const updateInlineValues = endpoint({
  method: "PATCH",
  path: "/inline-edit.json",
  summary: "Change some of these values. Fields that have changed since the given version are a conflict",
  body: versionedChanges(InlineFields),
  response: InlineValues,
});
