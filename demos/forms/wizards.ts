import { z } from "zod/mini";

import { country } from "#contract/values/country-field.ts";
import { isDay } from "#contract/values/days.ts";
import { english } from "#contract/text/english.ts";
import { digits, email, line, optionalText, required, username, wholeFrom } from "#contract/forms-fields.ts";
import { formEndpoint, NewSubmissionId } from "./contract.ts";

/** The wizards of `/form/wizards`. Each sends the fields of all its steps at once. */

const Email = email({
  missing: english("Please enter your email address"),
  invalid: english("Please enter a valid email address"),
});

const NewAccount = z.object({
  id: NewSubmissionId,
  email: Email,
  username: username({
    missing: english("Please enter your username"),
    invalid: english("The username can only contain letters, digits, dots and underscores"),
  }),
  firstName: required("Please enter your first name").check(...line()),
  lastName: required("Please enter your last name").check(...line()),
  phone: required("Please enter your phone number").check(
    z.regex(/^[+\d][\d ()/-]*$/, { error: "Enter a phone number, such as +44 20 7946 0958" }),
    ...line(40),
  ),
  country: country(english("Please select your country")),
  city: required("Please enter your city").check(...line()),
  code: digits(english("Please enter your postal code"), 12),
});

export const eventKinds = ["workshop", "conference", "celebration"] as const;
export const caterings = ["none", "coffee", "lunch", "dinner"] as const;

/** The number of people that the largest room holds. */
export const maxGuests = 300;
/** The maximum length of the wishes, in characters. */
export const maxWishes = 500;

const EventRequest = z.object({
  id: NewSubmissionId,
  title: required("Enter the event name").check(...line()),
  kind: z.enum(eventKinds, { error: "Choose the kind of event" }),
  /** `2026-11-20`, as on the calendar where the event takes place. */
  day: required("Enter the day of the event").check(z.refine(isDay, { error: "Enter a valid date" })),
  guests: wholeFrom(2, maxGuests, english("Enter a number of guests between 2 and 300")),
  catering: z.enum(caterings, { error: "Choose what to serve" }),
  wishes: optionalText(maxWishes, english("The wishes must be at most 500 characters long")),
  name: required("Please enter your name").check(...line()),
  contact: Email,
});

export const submitWizard = formEndpoint("wizard", "New account", NewAccount);
export const submitRequest = formEndpoint("request", "Event request", EventRequest);
