// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { readCells } from "#web/ui/table/read-cells.ts";

const excel = readFileSync(join(import.meta.dirname, "../form/editors/clipboard/excel-cells.html"), "utf8");
const rows = [
  ["31/12/2026", "Pallets, standard", "1,249.74"],
  ["02/01/2027", "", "-15.50"],
];

test.each<[string, string, string, string[][]]>([
  ["cells of Excel", excel, "", rows],
  ["text with tabs", "", "31/12/2026\tPallets, standard\t1,249.74\r\n02/01/2027\t\t-15.50\r\n", rows],
  ["HTML without a table", "<p>One</p>", "One", [["One"]]],
  ["nothing", "", " ", []],
])("%s are rows of cells", (_, html, text, cells) => {
  expect(readCells(html, text)).toEqual(cells);
});
