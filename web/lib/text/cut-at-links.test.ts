import { expect, test } from "vitest";

import { cutAtLinks } from "#web/lib/text/cut-at-links.ts";

test.each<[string, string[]]>([
  ["See https://a.example/b?c=d#e.", ["https://a.example/b?c=d#e"]],
  ["(http://a.example) and www.b.example, please", ["http://a.example", "https://www.b.example"]],
  ["https://a.example/Berlin_(city)", ["https://a.example/Berlin_(city)"]],
  ["https://a.example/x！", ["https://a.example/x"]],
  ["HTTPS://A.EXAMPLE", ["HTTPS://A.EXAMPLE"]],
  ["https://مثال.example/صفحة", ["https://مثال.example/صفحة"]],
  ["https://a.example/\u202Egpj.exe", ["https://a.example/"]],
  ['<a href="https://a.example">', ["https://a.example"]],
  ["javascript:alert(1) data:text/html,x file:///etc", []],
  ["main.py, v1.2, a.example, http://, https://[", []],
  ["", []],
])("the links of %j are %j", (text, links) => {
  const pieces = cutAtLinks(text);
  expect(pieces.flatMap(({ href = [] }) => href)).toEqual(links);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
});
