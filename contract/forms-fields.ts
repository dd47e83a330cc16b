import { z } from "zod/mini";

import { isCardNumber } from "./values/card-number.ts";
import { english } from "./text/english.ts";
import { oneLine } from "./endpoint.ts";

/** Rules of fields that the demo forms share (specification §5). Texts are trimmed; passwords are not. */

/** The message of a rule that has none of its own (specification §5). */
export const notValid = english("This value is not valid");

/** The maximum length of a name, in characters. */
const maxName = 100;
/** The maximum length of a text of several lines, in characters. */
export const maxText = 2000;
/** The longest e-mail address that mail can be sent to (RFC 5321). */
const maxEmail = 254;
/** The longest web address that browsers and servers are sure to handle. */
const maxAddress = 2000;
/** The largest amount, either way; larger ones lose their cents in a double. */
const maxNumber = 1_000_000_000_000;

/** A text that may not be empty. A missing one has the same message. */
export const required = (message: string) =>
  z.string({ error: message }).check(z.trim(), z.minLength(1, { error: message }));

const tooLong = english("The text is too long");

/** The check of a text that may have several lines. */
export const upTo = (max = maxText, message: string = tooLong) => z.maxLength(max, { error: message });

/** The checks of a text in one line. */
export const line = (max = maxName, message: string = tooLong) => [upTo(max, message), oneLine] as const;

/** A text that may be empty or missing. */
export const optionalText = (max: number, message: string) =>
  z.optional(z.string({ error: notValid }).check(z.trim(), upTo(max, message)));

type Messages = { readonly missing: string; readonly invalid: string };

export const email = ({ missing, invalid }: Messages) =>
  required(missing).check(z.maxLength(maxEmail, { error: invalid }), z.email({ error: invalid }));

const isDigits = (max: number) => [
  z.regex(/^\d*$/, { error: "Digits only please" }),
  z.maxLength(max, { error: notValid }),
];

/** Digits as a text, such as a year or a postal code. */
export const digits = (missing: string, max: number) => required(missing).check(...isDigits(max));

/** Digits that may be empty or missing. */
export const optionalDigits = (max: number) =>
  z.optional(z.string({ error: notValid }).check(z.trim(), ...isDigits(max)));

/** Checked by the platform: zod's own rule would be in the first load of every screen. */
const isAddress = (text: string) => URL.canParse(text) && /^https?:\/\/[^\s/]+/i.test(text);

/** An address on the web, with its scheme: `https://example.org/`. */
export const webAddress = ({ missing, invalid }: Messages) =>
  required(missing).check(z.refine(isAddress, { error: invalid }), ...line(maxAddress));

/** An address on the web, which may be empty or missing. */
export const optionalWebAddress = (invalid: string) =>
  z.optional(
    z.string({ error: invalid }).check(
      z.trim(),
      z.refine((text) => text === "" || isAddress(text), { error: invalid }),
      ...line(maxAddress),
    ),
  );

/** A number, or its digits with a point: `12.5`. The result is the number. */
export const numeric = ({ missing, invalid }: Messages) =>
  z.pipe(
    z.pipe(
      z.union([z.number(), required(missing).check(z.regex(/^([-+]?\d+(\.\d+)?)?$/, { error: invalid }))], {
        error: missing,
      }),
      z.transform(Number),
    ),
    z
      .number({ error: invalid })
      .check(
        z.gte(-maxNumber, { error: "The number is too small" }),
        z.lte(maxNumber, { error: "The number is too large" }),
      ),
  );

const readWhole = (value: string | number) =>
  typeof value === "string" && /^\s*\d{1,4}\s*$/.test(value) ? Number(value) : value;

/** A whole number within limits, or its digits, such as a rating. The result is the number. */
export const wholeFrom = (min: number, max: number, message: string) =>
  z.pipe(
    z.pipe(z.union([z.number(), z.string()], { error: message }), z.transform(readWhole)),
    z.int({ error: message }).check(z.gte(min, { error: message }), z.lte(max, { error: message })),
  );

/** One to five stars. */
export const stars = (missing: string) => wholeFrom(1, 5, missing);

/** A payment card's number, as written on it. */
export const cardNumber = (missing: string) =>
  required(missing).check(z.refine(isCardNumber, { error: "Enter a valid card number" }));

/** A password that may not be empty. */
export const password = (missing: string) =>
  z.string({ error: missing }).check(z.minLength(1, { error: missing }), z.maxLength(200, { error: notValid }));

/** The letters and the length of a username (specification §5 and §9). */
export const username = ({ missing, invalid }: Messages) =>
  required(missing).check(
    z.regex(/^[\w.]*$/, { error: invalid }),
    z.minLength(6, { error: "The username must be more than 6 and less than 30 characters long" }),
    z.maxLength(30, { error: "The username must be more than 6 and less than 30 characters long" }),
  );

/** The languages that a person speaks: names, or keys such as `en`. */
export const languages = (missing: string, max: number, tooMany: string) =>
  z
    .array(z.string({ error: notValid }).check(z.trim(), z.minLength(1, { error: notValid }), ...line()), {
      error: missing,
    })
    .check(z.minLength(1, { error: missing }), z.maxLength(max, { error: tooMany }));

/** A rule about several fields. It is reported together with the errors of other fields, after the field's own. */
export const together = <Values>(
  { path, error }: { readonly path: keyof Values & string; readonly error: string },
  isMet: (values: Values) => boolean,
) =>
  z.refine<Values>(isMet, {
    path: [path],
    error,
    when: ({ value }) => typeof value === "object" && value !== null,
  });
