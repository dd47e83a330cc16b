import { z } from "zod/mini";

// Relative, because the build checks the configuration, too, and does not resolve other imports before that.
import { countries } from "../contract/values/countries.ts";
import { languageKeys } from "../contract/known-languages.ts";
import { skins } from "../contract/layout.ts";
import type { Office } from "../contract/office.ts";

/** @param error the end of a sentence that begins with the field */
const string = (error: string, isValid: (value: string) => boolean) =>
  z.string({ error }).check(z.refine(isValid, { error }));

const text = (max: number) =>
  string(
    `has to be a text of 1 to ${max} characters, without spaces around it`,
    (value) => value.trim() === value && value.length > 0 && value.length <= max,
  );

const svgFile = string("has to be the path of an SVG file, such as office/logo.svg", (path) =>
  /^(?!\/|.*\.\.)[\w./-]+\.svg$/.test(path),
);

const wholeNumber = (min: number, max: number) => {
  const error = `has to be a whole number from ${min} to ${max}`;
  return z.int({ error }).check(z.gte(min, { error }), z.lte(max, { error }));
};

const languagesError = `has to list languages that have a dictionary, each of them once: ${languageKeys.join(", ")}`;

const OfficeSchema = z.strictObject({
  title: text(40),
  shortTitle: text(20),
  logo: svgFile,
  favicon: svgFile,
  skin: z.enum(skins, { error: `has to be a skin: ${skins.join(", ")}` }),
  accent: z.optional(string("has to be a colour such as #c2185b", (color) => /^#[\da-f]{6}$/i.test(color))),
  languages: z
    .array(z.enum(languageKeys, { error: languagesError }), { error: languagesError })
    .check(z.refine((keys) => keys.length > 0 && new Set(keys).size === keys.length, { error: languagesError })),
  voiceLanguage: string(
    "has to be a language with a dictionary and a region, such as en-US",
    (tag) => languageKeys.some((key) => tag.startsWith(`${key}-`)) && isValid(() => new Intl.Locale(tag)),
  ),
  country: z.optional(
    string("has to be the two-letter code of a country, such as AT", (wanted) =>
      countries.some(({ code }) => code === wanted),
    ),
  ),
  currency: string(
    "has to be the code of a currency with two decimals, such as EUR",
    (code) => Intl.supportedValuesOf("currency").includes(code) && decimalsOf(code) === 2,
  ),
  timeZone: z.optional(
    string("has to be the name of a time zone, such as Europe/Vienna", (timeZone) =>
      isValid(() => new Intl.DateTimeFormat("en", { timeZone })),
    ),
  ),
  company: z.strictObject(
    { name: text(80), address: z.array(text(80), { error: "has to list lines" }), vatId: text(20), iban: text(42) },
    { error: "has to have name, address, vatId and iban" },
  ),
  supportAddress: z.optional(z.email({ error: "has to be an email address, such as help@office.example" })),
  apiRoot: text(200),
  menuAddress: text(200),
  sounds: z.boolean({ error: "has to be true or false" }),
  menuSpeed: wholeNumber(0, 1000),
  mobileBelow: wholeNumber(320, 2000),
}) satisfies z.ZodMiniType<Office>;

/** @throws {Error} with one sentence that names the field and what it has to be */
export function checkOffice(office: unknown) {
  const { error } = OfficeSchema.safeParse(office);
  const [issue] = error?.issues ?? [];
  if (!issue) return;
  const isUnknown = issue.code === "unrecognized_keys";
  const field = [...issue.path, ...(isUnknown ? issue.keys.slice(0, 1) : [])].join(".");
  throw new Error(`office.config.ts: ${field} ${isUnknown ? "is no field" : issue.message}`);
}

function isValid(create: () => unknown) {
  try {
    create();
    return true;
  } catch {
    return false;
  }
}

const decimalsOf = (currency: string) =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits;
