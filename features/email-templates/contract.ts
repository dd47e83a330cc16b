import { z } from "zod/mini";

import { english } from "#contract/text/english.ts";
import { templateNames } from "./template-names.ts";
import { Done, endpoint, oneLine } from "#contract/endpoint.ts";

declare module "#contract/live.ts" {
  interface LiveTopics {
    "email-templates": true;
  }
}

export const TemplateName = z.enum(templateNames);
export type TemplateName = z.infer<typeof TemplateName>;

/** The numbers of lines of a receipt and articles of a newsletter. With the lengths below, they bound the size of a mail. */
export const maxReceiptLines = 10;
export const maxArticles = 4;

/** The maximum length of a text of several lines, in characters. */
export const maxMailText = 1000;
const maxLine = 120;
const maxLink = 500;
const maxQuantity = 9999;
/** In euros. */
const maxPrice = 1_000_000;

const required = (error: string) => z.string({ error }).check(z.trim(), z.minLength(1, { error }));
const line = (missing: string) =>
  required(missing).check(z.maxLength(maxLine, { error: "The text is too long" }), oneLine);
const text = (missing: string) => required(missing).check(z.maxLength(maxMailText, { error: "The text is too long" }));

/** Other schemes, such as `javascript:`, would be unsafe in a mail, and its client would remove them. */
const isLink = (address: string) =>
  URL.canParse(address) && /^(https?:\/\/[^\s/]+|mailto:[^\s@]+@[^\s@]+)\S*$/i.test(address);
const link = z
  .string({ error: "Enter a link that begins with https:// or mailto:" })
  .check(
    z.trim(),
    z.maxLength(maxLink, { error: "The text is too long" }),
    z.refine(isLink, { error: "Enter a link that begins with https:// or mailto:" }),
  );

const isCents = (euros: number) => Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-4;

/** Fields of every template. The company appears in the header and the footer of the mail. */
const common = {
  company: line(english("Enter the company name")),
  subject: line(english("Enter a subject")),
};

/** Paragraphs are separated by empty lines. */
const Welcome = z.object({
  template: z.literal("welcome"),
  ...common,
  heading: line(english("Enter a heading")),
  intro: text(english("Enter a text")),
  buttonLabel: line(english("Enter a label")),
  buttonLink: link,
  closing: text(english("Enter a text")),
});

const ReceiptLine = z.object({
  item: line(english("Enter the item name")),
  quantity: z
    .int({ error: "Enter a whole number" })
    .check(
      z.gte(1, { error: "Enter a number of at least 1" }),
      z.lte(maxQuantity, { error: "The number is too large" }),
    ),
  /** Of one piece, in euros with whole cents. */
  price: z
    .number({ error: "Enter a number" })
    .check(
      z.gte(0, { error: "The number cannot be negative" }),
      z.lte(maxPrice, { error: "The number is too large" }),
      z.refine(isCents, { error: "Use at most two decimals" }),
    ),
});

const Receipt = z.object({
  template: z.literal("receipt"),
  ...common,
  customer: line(english("Enter the customer's name")),
  order: line(english("Enter an order number")),
  lines: z
    .array(ReceiptLine)
    .check(
      z.minLength(1, { error: "Add at least one item" }),
      z.maxLength(maxReceiptLines, { error: "There are too many items" }),
    ),
  note: text(english("Enter a text")),
});

const Article = z.object({
  title: line(english("Enter a title")),
  text: text(english("Enter a text")),
  link,
});

const Newsletter = z.object({
  template: z.literal("newsletter"),
  ...common,
  heading: line(english("Enter a heading")),
  intro: text(english("Enter a text")),
  articles: z
    .array(Article)
    .check(
      z.minLength(1, { error: "Add at least one article" }),
      z.maxLength(maxArticles, { error: "There are too many articles" }),
    ),
  /** Where readers cancel the newsletter. */
  unsubscribeLink: link,
});

/** The fields of each template, for errors by field. */
export const templateSchemas = { welcome: Welcome, receipt: Receipt, newsletter: Newsletter } as const;

/**
 * The fields of a template, as a user fills them in. Not a discriminated union of zod, which every screen would load with
 * the rest of the library.
 */
export const TemplateValues = z.union([Welcome, Receipt, Newsletter]);
export type TemplateValues = z.infer<typeof TemplateValues>;
export type WelcomeValues = z.infer<typeof Welcome>;
export type ReceiptValues = z.infer<typeof Receipt>;
export type NewsletterValues = z.infer<typeof Newsletter>;

/** A mail with the same content as HTML and as text. */
export const RenderedMail = z.object({ subject: z.string(), html: z.string(), text: z.string() });
export type RenderedMail = z.infer<typeof RenderedMail>;

export const EmailTemplate = z.object({
  values: TemplateValues,
  /** False if `values` are the initial ones, which are in the language of the request. */
  isSaved: z.boolean(),
  mail: RenderedMail,
  /** The server's sender: `Atrium <atrium@office.example>`. */
  from: z.string(),
  /** The user's address, to which tests are sent. */
  to: z.string(),
  /** `no-server`: no mail server is configured. `unverified`: the user's address is not verified. */
  sending: z.enum(["ready", "no-server", "unverified"]),
});
export type EmailTemplate = z.infer<typeof EmailTemplate>;

const params = z.object({ template: TemplateName });
/** The language of the fixed texts and the formats, such as `de`; by default the first. */
const query = z.object({ language: z.optional(z.string().check(z.maxLength(10))) });

export const getEmailTemplate = endpoint({
  method: "GET",
  path: "/email-templates.json/{template}",
  summary: "An email template with the user's values, and the mail that it makes",
  params,
  query,
  response: EmailTemplate,
});

export const saveEmailTemplate = endpoint({
  method: "PUT",
  path: "/email-templates.json",
  summary: "Save the values of an email template. The newest values win",
  query,
  body: TemplateValues,
  response: EmailTemplate,
});

export const resetEmailTemplate = endpoint({
  method: "DELETE",
  path: "/email-templates.json/{template}",
  summary: "Delete the saved values of an email template. Returns the initial ones",
  params,
  query,
  response: EmailTemplate,
});

export const renderMail = endpoint({
  method: "POST",
  path: "/email-templates.json/preview",
  summary: "The mail that values make, without saving them",
  access: "viewer",
  query,
  body: TemplateValues,
  response: RenderedMail,
});

export const composeMailFile = endpoint({
  method: "POST",
  path: "/email-templates.json/eml",
  summary: "The mail that values make as a file (message/rfc822), addressed to the user",
  access: "viewer",
  query,
  body: TemplateValues,
  response: z.object({ content: z.string() }),
});

export const sendTestMail = endpoint({
  method: "POST",
  path: "/email-templates.json/test",
  summary: "Send the mail that values make to the user's own address. 10 per hour",
  query,
  body: TemplateValues,
  response: Done,
});
