import { expect, onTestFinished, test } from "vitest";

import { configureOffice } from "#contract/office-testing.ts";

import { checkSvg, fillPage, readLogo } from "../build/office-files.ts";

const page = '<html lang="en" dir="ltr"><meta name="application-name" content="%shortTitle%" /><title>%title%</title>';

test("the page has the configured titles and the default language", () => {
  onTestFinished(configureOffice({ title: "Fish & <Chips>", shortTitle: "Fish", languages: ["ar", "en"] }));
  expect(fillPage(page)).toBe(
    '<html lang="ar" dir="rtl"><meta name="application-name" content="Fish" /><title>Fish &amp; &lt;Chips></title>',
  );
});

test("the logo has the height of the header's icons", () => {
  expect(readLogo()).toMatch(/^<svg viewBox="[^"]+" width="\d+" height="24">.*<\/svg>$/);
});

test("a logo that does not exist is refused with a sentence", () => {
  onTestFinished(configureOffice({ logo: "office/missing.svg" }));
  expect(readLogo).toThrow("office.config.ts: logo has to be an SVG file, and office/missing.svg does not exist");
});

test.each([
  ["not markup", "is none"],
  ["<svg><path/></svg>", "has no viewBox"],
  ['<svg viewBox="0 0 0 0"><path/></svg>', "has no viewBox"],
  ['<svg viewBox="0 0 9 9"><script>1</script></svg>', "has <script, which a page must not contain"],
  ['<svg viewBox="0 0 9 9"><path onclick="x()"/></svg>', "has onclick=, which a page must not contain"],
  ['<svg viewBox="0 0 9 9"><use href="https://a.example/b"/></svg>', 'has href=", which a page must not contain'],
])("the SVG %s is refused", (svg, fault) => {
  expect(() => checkSvg(svg, (text) => new Error(text))).toThrow(fault);
});

test("an SVG loses comments and the space between its elements", () => {
  const svg = '<?xml version="1.0"?>\n<!-- by me -->\n<svg viewBox="0 0 9 9">\n  <use href="#a" />\n</svg>\n';
  expect(checkSvg(svg, (text) => new Error(text))).toBe('<svg viewBox="0 0 9 9"><use href="#a"/></svg>');
});
