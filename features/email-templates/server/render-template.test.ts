import { afterAll, expect, test } from "vitest";

import { templateNames } from "#features/email-templates/template-names.ts";
import { maxArticles, maxMailText, maxReceiptLines, TemplateValues } from "#features/email-templates/contract.ts";
import { knownLanguages } from "#contract/known-languages.ts";
import { configureOffice } from "#contract/office-testing.ts";
import { centsOf } from "#features/email-templates/server/describe-receipt.ts";
import { initialValues } from "#features/email-templates/server/initial-values.ts";
import { renderTemplate } from "#features/email-templates/server/render-template.ts";
import { mailLanguageOf } from "#server/lib/mail/mail-language.ts";

afterAll(configureOffice({ currency: "EUR" }));

const now = new Date("2026-11-25T12:00:00Z");
const english = mailLanguageOf("en");

const render = (values: object, language = "en") =>
  renderTemplate(TemplateValues.parse(values), mailLanguageOf(language), now);

const initial = templateNames.map((name) => ({ name, values: initialValues(name, english) }));

/** The start tags of the body, without the style element. */
const tagsOf = (html: string) => html.slice(html.indexOf("<body")).match(/<[a-z][^>]*>/g) ?? [];

test.each(knownLanguages)("the initial values are valid in $title", ({ key }) => {
  for (const name of templateNames) {
    const values = initialValues(name, mailLanguageOf(key));
    expect(TemplateValues.parse(values)).toEqual(values);
  }
});

test.each(initial)("$name uses what mail clients support", ({ values }) => {
  const { html } = render(values);
  expect(html).toMatch(/^<!DOCTYPE html PUBLIC "-\/\/W3C\/\/DTD XHTML 1.0 Transitional/);
  expect(html).toMatch(/<html [^>]*lang="en" dir="ltr">/);
  expect(html).not.toMatch(/<(script|link|img|form|svg|iframe|base)\b|@import|url\(|flex|grid|var\(|\son\w+=/i);
  for (const tag of tagsOf(html).filter((each) => each.startsWith("<table")))
    expect(tag).toContain('role="presentation"');
  expect(html).toContain('width="600" class="sheet" style="width:100%;max-width:600px"');
});

test.each(initial)("$name has its styles inline, and closes its elements", ({ values }) => {
  const { html } = render(values);
  for (const tag of tagsOf(html)) {
    if (/^<(body|td|p|h1|h2|a|div|span)\b| class=/.test(tag)) expect(tag).toMatch(/ style="[^"]+"/);
  }
  for (const name of ["table", "tr", "td", "p", "div", "a", "h1", "h2", "span"]) {
    const count = (pattern: RegExp) => (html.match(pattern) ?? []).length;
    expect(count(new RegExp(`<${name}[ >]`, "g")), name).toBe(count(new RegExp(`</${name}>`, "g")));
  }
});

test.each(initial)("$name has the same content as text", ({ values }) => {
  const { text } = render(values);
  expect(text).toContain(`\n-- \n${values.company}\n`);
  expect(text).not.toMatch(/<\w|&\w+;/);
  const { template, subject: _, ...shown } = values;
  for (const value of Object.values(shown)) if (typeof value === "string") expect(text, template).toContain(value);
});

test("values are escaped in the HTML, and stay as they are in the text", () => {
  const nasty = `<script>alert("1")</script> & 'two'`;
  const { html, text, subject } = render({ ...initialValues("welcome", english), heading: nasty, subject: nasty });
  expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;two&#39;");
  expect(html).not.toContain("<script");
  expect(text).toContain(nasty);
  expect(subject).toBe(nasty);
});

test("a placeholder in a value is not filled in", () => {
  const { text } = render({ ...initialValues("receipt", english), customer: "{{order}} $&" });
  expect(text).toContain("Thank you for your order, {{order}} $&");
});

test("empty lines separate paragraphs, and other line breaks stay", () => {
  const { html } = render({ ...initialValues("welcome", english), intro: "One\nTwo\n\nThree" });
  expect(html).toMatch(/>One<br \/>Two<\/p><p [^>]+>Three<\/p>/);
});

test("a receipt has exact sums, in the format of its language", () => {
  const lines = [
    { item: "Pen", quantity: 3, price: 0.1 },
    { item: "Desk", quantity: 1, price: 1234.56 },
  ];
  const values = { ...initialValues("receipt", english), lines };
  expect(lines.map(centsOf)).toEqual([30, 123_456]);
  expect(render(values).text).toContain("* Pen\n  3 × €0.10 = €0.30\n* Desk\n  1 × €1,234.56 = €1,234.56");
  expect(render(values).text).toContain("Total: €1,234.86");
  expect(render(values, "de").text).toContain("1.234,86\u00A0€");
});

test("Arabic mails run from right to left, also where the outer elements are dropped", () => {
  const { html } = render(initialValues("receipt", mailLanguageOf("ar")), "ar");
  expect(html).toMatch(/<html [^>]*lang="ar" dir="rtl">/);
  expect(html).toMatch(/<table role="presentation"[^>]* lang="ar" dir="rtl" style="width:100%;text-align:right">/);
  expect(html).toContain('<td align="right"');
});

test("an unknown language is the first one", () => {
  expect(render(initialValues("welcome", english), "xx").html).toContain('lang="en"');
});

/**
 * Gmail hides what exceeds 102 KB of HTML behind "View entire message":
 * https://mailchimp.com/help/gmail-is-clipping-my-email/
 */
const gmailLimit = 102_000;

test("the longest mails are not clipped by Gmail", () => {
  // A character of three bytes in UTF-8, as in Japanese, and an article or item in every place.
  const long = "語".repeat(maxMailText);
  const line = "語".repeat(120);
  const link = `https://example.org/${"x".repeat(480)}`;
  const company = { company: line, subject: line };
  const article = { title: line, text: long, link };
  const mails = [
    {
      template: "newsletter",
      ...company,
      heading: line,
      intro: long,
      articles: Array.from({ length: maxArticles }, () => article),
      unsubscribeLink: link,
    },
    {
      template: "receipt",
      ...company,
      customer: line,
      order: line,
      lines: Array.from({ length: maxReceiptLines }, () => ({ item: line, quantity: 9999, price: 1_000_000 })),
      note: long,
    },
    {
      template: "welcome",
      ...company,
      heading: line,
      intro: long,
      buttonLabel: line,
      buttonLink: link,
      closing: long,
    },
  ];
  for (const values of mails) expect(Buffer.byteLength(render(values).html)).toBeLessThan(gmailLimit);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://example.org",
  "//example.org",
  "example.org",
  "https://",
  "https://a b",
  "",
])("%j is not accepted as a link", (buttonLink) => {
  const result = TemplateValues.safeParse({ ...initialValues("welcome", english), buttonLink });
  expect(result.error?.issues.map(({ path }) => path)).toEqual([["buttonLink"]]);
});

test.each(["https://example.org/a?b=1&c=2#d", "http://localhost:3000", "mailto:help@example.org?subject=Hello"])(
  "%j is accepted as a link",
  (buttonLink) => {
    const { html, text } = render({ ...initialValues("welcome", english), buttonLink });
    expect(html).toContain(`href="${buttonLink.replaceAll("&", "&amp;")}"`);
    expect(text).toContain(buttonLink);
  },
);
