import { expect, test } from "vitest";

import { findJsxText } from "./find-jsx-text.ts";

const textsIn = (source: string) => findJsxText("web/any.tsx", source).map(({ text }) => text);

test.each([
  ["the content of an element", `<p>Saved</p>`, ["Saved"]],
  ["the content of a fragment", `<>Saved</>`, ["Saved"]],
  ["a text over several lines", `<p>\n  All changes\n  are saved\n</p>`, ["All changes are saved"]],
  ["a text beside a translated one", `<p>{t("Total")} in euros</p>`, ["in euros"]],
  ["a string as a child", `<p>{"Saved"}</p>`, ["Saved"]],
  ["both sides of a condition", `<p>{isOpen ? "Close" : "Open"}</p>`, ["Close", "Open"]],
  ["the value that replaces a missing one", `<p>{name ?? "Unnamed"}</p>`, ["Unnamed"]],
  ["a template", "<p>{`Page ${page}`}</p>", ["Page …"]],
  ["joined strings", `<p>{"Page " + page}</p>`, ["Page"]],
  ["an attribute of HTML", `<img alt="A lamp" src="lamp.webp" />`, ["A lamp"]],
  ["an attribute for screen readers", `<nav aria-label="Main menu" aria-current="page" />`, ["Main menu"]],
  ["an attribute of a component", `<TextField label={"Title"} name="title" description={t("Help")} />`, ["Title"]],
  ["letters of any alphabet", `<p>Übersicht</p>`, ["Übersicht"]],
  ["an element in an attribute", `<Card end={<b>New</b>} />`, ["New"]],
  ["an element in a function", `rows.map((row) => <td key={row.id}>None</td>)`, ["None"]],
])("literal texts are found: %s", (_, source, expected) => {
  expect(textsIn(source)).toEqual(expected);
});

test.each([
  ["translated texts", `<p title={t("Help")}>{translateData(isOpen ? "Close" : "Open")}</p>`],
  ["plurals", `<p>{t({ one: "{{count}} row", other: "{{count}} rows" }, { count })}</p>`],
  ["signs, numbers and white space", `<p title="–">{" "}1 × {"…"}</p>`],
  ["attributes that are not displayed", `<input className="wide" name="title" type="text" />`],
  ["addresses", `<input placeholder="https://example.org/" />`],
  ["elements with translate=no", `<p translate="no">Atrium <b title="Name">SHA-256</b></p>`],
  ["content in a stated language", `<p lang="en">The lamps arrived.</p>`],
  ["code and keys", `<p><code>npm start</code><kbd>Ctrl</kbd><pre>{"const x = 1"}</pre></p>`],
  ["comments", `<p>{/* Saved */}</p>`],
])("are not literal texts: %s", (_, source) => {
  expect(textsIn(source)).toEqual([]);
});

test("a text beside an element that is not translated is found", () => {
  expect(textsIn(`<p><b translate="no">Atrium</b> is open</p>`)).toEqual(["is open"]);
  expect(textsIn(`<p translate="yes">Open</p>`)).toEqual(["Open"]);
});

test("a text has the line of its first letter", () => {
  expect(findJsxText("web/any.tsx", `const a = (\n  <p\n    title="Help"\n  >\n    Saved\n  </p>\n);`)).toEqual([
    { line: 3, text: "Help" },
    { line: 5, text: "Saved" },
  ]);
});

test("a source that cannot be parsed throws an error with its path", () => {
  expect(() => findJsxText("web/any.tsx", "<p>")).toThrow("web/any.tsx");
});
