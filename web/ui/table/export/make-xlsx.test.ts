import readExcelFile from "read-excel-file/node";
import { expect, test } from "vitest";

import { makeXlsx } from "#web/ui/table/export/make-xlsx.ts";

test("a workbook made in the browser is read by another program", async () => {
  const columns = [
    { title: "Name", kind: "text" },
    { title: "Amount", kind: "number" },
  ] as const;
  const file = makeXlsx(
    columns,
    [
      ["Ann", 1.5],
      [null, 2],
    ],
    "many",
    false,
  );
  const sheets = await readExcelFile(Buffer.from(await file.arrayBuffer()));
  expect(sheets).toEqual([
    {
      sheet: "many",
      data: [
        ["Name", "Amount"],
        ["Ann", 1.5],
        [null, 2],
      ],
    },
  ]);
});
