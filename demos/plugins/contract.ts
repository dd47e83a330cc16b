import { z } from "zod/mini";

import { countryKeys, officeCountry } from "#contract/values/countries.ts";
import { endpoint } from "#contract/endpoint.ts";
import { english } from "#contract/text/english.ts";
import { isCardNumber } from "#contract/values/card-number.ts";
import { line, notValid, required, upTo } from "#contract/forms-fields.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    plugins: true;
  }
}

/** The default range of sliders (specification §9). */
export const sliderLimits = { min: 0, max: 1000 } as const;
/** The spinner of amounts (specification §9). */
export const currencyLimits = { min: 5, max: 2500, step: 25 } as const;
/** The spinner of decimals (specification §9). */
export const decimalStep = 0.01;
const maxDecimal = 1_000_000;

const sliderValue = z.number({ error: notValid }).check(z.gte(sliderLimits.min), z.lte(sliderLimits.max));
const optionalDay = z.union([z.literal(""), z.iso.date()], { error: english("Enter a valid date") });
const masked = (pattern: RegExp) => z.string().check(z.regex(pattern, { error: notValid }));
const keys = (max: number) => z.array(z.string().check(z.minLength(1), ...line(60))).check(z.maxLength(max));

/** The answer of the form in the dialog. */
export const DialogAnswer = z.object({
  name: required(english("Please enter your name")).check(...line()),
  message: required(english("Please enter your message")).check(upTo(500)),
});
export type DialogAnswer = z.infer<typeof DialogAnswer>;

/** The values of the form on `/form/plugins`, which are saved together. */
export const PluginChoices = z.object({
  level: sliderValue,
  range: z.tuple([sliderValue, sliderValue]).check(z.refine(([from, to]) => from <= to, { error: notValid })),
  currency: z
    .number({ error: english("Enter a number") })
    .check(
      z.gte(currencyLimits.min, { error: english("The number is too small") }),
      z.lte(currencyLimits.max, { error: english("The number is too large") }),
    ),
  decimal: z
    .number({ error: english("Enter a number") })
    .check(
      z.gte(-maxDecimal, { error: english("The number is too small") }),
      z.lte(maxDecimal, { error: english("The number is too large") }),
    ),
  date: optionalDay,
  /** From one day to another. */
  period: z.tuple([optionalDay, optionalDay]),
  /** `HH:MM`, or empty. */
  time: masked(/^(([01]\d|2[0-3]):[0-5]\d)?$/),
  color: masked(/^(#[\da-f]{6})?$/i),
  tags: keys(20),
  phone: masked(/^(\(\d{3}\) \d{3}-\d{4})?$/),
  code: masked(/^([A-Za-z]{2}-\d{4})?$/),
  /** The key of a country, or empty. */
  country: z.string().check(z.refine((key) => key === "" || countryKeys.has(key), { error: notValid })),
  /** The paths of screens. */
  favourites: keys(100),
  answer: z.nullable(DialogAnswer),
});
export type PluginChoices = z.infer<typeof PluginChoices>;

/** The choices of a user who has saved none. */
export const initialChoices: PluginChoices = {
  level: 350,
  range: [200, 800],
  currency: 1000,
  decimal: 0,
  date: "",
  period: ["", ""],
  time: "09:00",
  color: "#3276b1",
  tags: [],
  phone: "",
  code: "",
  country: officeCountry,
  favourites: ["/dashboard", "/calendar"],
  answer: null,
};

export const getPluginChoices = endpoint({
  method: "GET",
  path: "/forms/plugins.json",
  summary: 'What the person has chosen on the screen "Plugins"',
  response: PluginChoices,
});

export const savePluginChoices = endpoint({
  method: "PUT",
  path: "/forms/plugins.json",
  summary: "Replace these choices. A card number is checked and not stored",
  body: z.extend(PluginChoices, {
    card: z.optional(
      z
        .string()
        .check(z.refine((card) => card === "" || isCardNumber(card), { error: english("Enter a valid card number") })),
    ),
  }),
  response: PluginChoices,
});
