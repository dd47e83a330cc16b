import { expect, test } from "vitest";

import { writeAddressImport, writeMarkupImport, writeSvg } from "#demos/icons/web/sets/write-code.ts";

test.each([
  ["house", 'import houseSvg from "a/house.svg?raw";'],
  ["arrow-up-1-9", 'import arrowUp19Svg from "a/arrow-up-1-9.svg?raw";'],
  ["0-circle", 'import icon0CircleSvg from "a/0-circle.svg?raw";'],
])("imports the markup of %s", (name, expected) => {
  expect(writeMarkupImport(name, `a/${name}.svg`)).toBe(expected);
});

test("imports the address of a flag", () => {
  expect(writeAddressImport("gb-sct", "flag-icons/flags/4x3/gb-sct.svg")).toBe(
    'import gbSctUrl from "flag-icons/flags/4x3/gb-sct.svg";',
  );
});

test("writes a complete file", () => {
  const drawing = {
    box: "0 0 16 16",
    shapes: ["M0 0h4", { tag: "path" as const, attributes: { fillRule: "evenodd", d: "M1 1h2" } }],
  };
  const head =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="1em" height="1em" fill="currentColor">';
  const shapes = '<path d="M0 0h4"/><path fill-rule="evenodd" d="M1 1h2"/>';
  expect(writeSvg(drawing)).toBe(`${head}${shapes}</svg>`);
  expect(writeSvg(drawing, "<!-- by whom -->")).toBe(`${head}<!-- by whom -->${shapes}</svg>`);
});
