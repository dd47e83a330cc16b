// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { parseHtml } from "#web/lib/text/trusted-types.ts";
import { type Allowed, cleanClipboard } from "#web/ui/form/editors/clipboard/clean-clipboard.ts";

const message: Allowed = { headings: [2, 3], hasImages: false };
const page: Allowed = { headings: [1, 2, 3, 4], hasImages: true };
const pixel = "data:image/png;base64,iVBORw0KGgo=";

function clean(html: string, allowed = message) {
  const { body } = parseHtml(html);
  const pictures = cleanClipboard(body, allowed);
  // The schema of the editors drops all other attributes.
  for (const element of body.querySelectorAll("*")) {
    for (const name of element.getAttributeNames()) {
      if (!["colspan", "rowspan", "start", "src"].includes(name)) element.removeAttribute(name);
    }
  }
  const text = body.innerHTML.replaceAll(/<!--.*?-->|<\/?(?:span|div)>/g, "").replaceAll("&nbsp;", " ");
  return { html: text.replaceAll(/\s*\n\s*/g, ""), pictures };
}

const copied = (name: string) => readFileSync(join(import.meta.dirname, `${name}.html`), "utf8");

test("a list of Word is a list, with its bullets nested and no number or bullet as text", () => {
  expect(clean(copied("word-list")).html).toBe(
    "<ol><li><p>Count the stock</p></li><li><p>Order what is short</p><ul><li><p>paper</p></li><li><p>toner</p></li></ul></li>" +
      "<li><p>Tell the warehouse</p></li></ol>",
  );
});

test("the lists of Word for the web, one for each item, are one list, which goes on after a paragraph", () => {
  expect(clean(copied("word-web-list")).html).toBe(
    "<ol><li><p>Count the stock</p></li><li><p>Order what is short</p><ul><li><p>paper</p></li><li><p>toner</p></li></ul></li>" +
      '<li><p>Tell the warehouse</p></li></ol><p>Later:</p><ol start="4"><li><p>Close the gate</p></li></ol>',
  );
});

test("headings and merged cells of Word are kept, and the mark of a footnote is text", () => {
  expect(clean(copied("word-headings")).html).toBe(
    "<h2>Plan for <b>May</b></h2><p>We open on <b>Monday</b>[1].</p><table><tbody>" +
      '<tr><td colspan="2"><p>Both halls</p></td></tr><tr><td><p>North</p></td><td><p>South</p></td></tr></tbody></table>',
  );
});

test("cells of Excel are a table", () => {
  expect(clean(copied("excel-cells")).html).toBe(
    "<table><tbody><tr><td>31/12/2026</td><td>Pallets, standard</td><td>1,249.74</td></tr>" +
      "<tr><td>02/01/2027</td><td></td><td>-15.50</td></tr></tbody></table>",
  );
});

test("a list of Google Docs is nested, and its picture is counted", () => {
  expect(clean(copied("google-docs"))).toEqual({
    html: "<b><p>The stock is low.</p><ul><li><p>Paper</p><ul><li><p>A4, 80 g</p></li></ul></li></ul><p></p></b>",
    pictures: 1,
  });
});

test("the mail below a reply of Outlook is a quote, and its picture is counted", () => {
  expect(clean(copied("outlook"))).toEqual({
    html:
      "<p>Hello Mei,</p><p></p><p>the list is below. </p><blockquote><p><b>From:</b> Office &lt;office@example.com&gt;" +
      "<br><b>Subject:</b> List</p><p>Please send it.</p></blockquote>",
    pictures: 1,
  });
});

const item = (level: number, list: string, marker: string, text: string) =>
  `<p style="mso-list:l0 level${level} ${list}"><span style="mso-list: Ignore">${marker}</span>${text}</p>`;

test.each<[string, string, string]>([
  ["begins with its number", item(1, "lfo1", "3.", "c"), '<ol start="3"><li><p>c</p></li></ol>'],
  ["has letters or brackets", item(1, "lfo1", "(a)", "a"), "<ol><li><p>a</p></li></ol>"],
  ["begins on the second level", item(2, "lfo1", "·", "a"), "<ul><li><p>a</p></li></ul>"],
  [
    "returns by two levels",
    item(1, "lfo1", "1.", "a") + item(3, "lfo1", "i.", "b") + item(1, "lfo1", "2.", "c"),
    "<ol><li><p>a</p><ol><li><p>b</p></li></ol></li><li><p>c</p></li></ol>",
  ],
  [
    "follows another list",
    item(1, "lfo1", "1.", "a") + item(1, "lfo2", "·", "b"),
    "<ol><li><p>a</p></li></ol><ul><li><p>b</p></li></ul>",
  ],
  [
    "follows a paragraph",
    `${item(1, "lfo1", "·", "a")}<p>b</p>${item(1, "lfo1", "·", "c")}`,
    "<ul><li><p>a</p></li></ul><p>b</p><ul><li><p>c</p></li></ul>",
  ],
])("a list of Word that %s is a list", (_, html, list) => {
  expect(clean(html).html).toBe(list);
});

test.each<[string, string, Allowed]>([
  ["<h1>a</h1>", "<h2>a</h2>", message],
  ["<h5>a</h5>", "<h3>a</h3>", message],
  ["<h1>a</h1>", "<h1>a</h1>", page],
  ["<h6>a</h6>", "<h4>a</h4>", page],
  ["<p class=MsoTitle>a</p>", "<h1>a</h1>", page],
  ["<p style='mso-outline-level:3'>a</p>", "<h3>a</h3>", page],
  ["<p style='mso-outline-level:body-text'>a</p>", "<p>a</p>", page],
])("%s becomes %s", (html, heading, allowed) => {
  expect(clean(html, allowed).html).toBe(heading);
});

test.each<[string, string, number, Allowed]>([
  ["<img src='https://a.example/b.png'>", "", 1, page],
  ["<img src='file:///C:/b.png'>", "", 1, page],
  ["<img src='data:image/svg+xml;base64,PHN2Zz4='>", "", 1, page],
  [`<img src="${pixel}">`, `<img src="${pixel}">`, 0, page],
  [`<img src="${pixel}">`, "", 1, message],
  ["<img src='https://a.example/b.gif' width=1 height=1>", "", 0, page],
])("of %s stays %j", (html, image, pictures, allowed) => {
  expect(clean(html, allowed)).toEqual({ html: image, pictures });
});

test("one cell is text", () => {
  expect(clean("<table><tr><td>1,249.74</td></tr></table>").html).toBe("1,249.74");
});
