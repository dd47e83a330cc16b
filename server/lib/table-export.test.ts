import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";

import { writeXlsx } from "#server/lib/table-export.ts";

async function* batches() {
  yield await Promise.resolve([[1], [2], [3]]);
  yield [[4], [5]];
}

test("rows beyond a worksheet's limit continue in the next one, with the titles repeated", async () => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeXlsx([{ title: "Number", kind: "number" }], batches(), "many", 3)) chunks.push(chunk);
  const files = unzipSync(new Uint8Array(Buffer.concat(chunks)));
  const rows = (sheet: number) =>
    [...strFromU8(files[`xl/worksheets/sheet${sheet}.xml`] ?? new Uint8Array()).matchAll(/<v>(\d)<\/v>|Number/g)].map(
      ([text, value]) => value ?? text,
    );
  expect([rows(1), rows(2), rows(3)]).toEqual([
    ["Number", "1", "2"],
    ["Number", "3", "4"],
    ["Number", "5"],
  ]);
  expect(strFromU8(files["xl/workbook.xml"] ?? new Uint8Array())).toContain('name="many 3"');
});
