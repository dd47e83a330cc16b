import { expect, test } from "vitest";

import { differences, readDraft, toDraft } from "#web/features/tables/grid-draft.ts";

const draft = { date: "2026-03-01", name: " Paper ", note: "", amount: "10,5", tax: "0" };
const row = {
  _id: "x",
  id: 1,
  date: "2026-03-01",
  name: "Paper",
  note: "",
  amount: 10.5,
  tax: 0,
  total: 10.5,
  version: 1,
};

test("what is typed is read as it is meant: trimmed, and with a comma before the cents", () => {
  expect(readDraft(draft)).toEqual({ fields: { date: "2026-03-01", name: "Paper", note: "", amount: 10.5, tax: 0 } });
});

test.each([
  [{ date: "" }, "date"],
  [{ name: "  " }, "name"],
  [{ name: "x".repeat(81) }, "name"],
  [{ note: "x".repeat(501) }, "note"],
  [{ amount: "" }, "amount"],
  [{ amount: "ten" }, "amount"],
  [{ amount: "1e999" }, "amount"],
  [{ amount: "-1" }, "amount"],
  [{ amount: "1.005" }, "amount"],
  [{ tax: "1000000001" }, "tax"],
])("%j is refused at its field", (wrong, field) => {
  const read = readDraft({ ...draft, ...wrong });
  expect("errors" in read && Object.keys(read.errors)).toEqual([field]);
});

test("two versions of a row are told apart by what somebody can write", () => {
  const mine = { ...toDraft(row), amount: 10.5, tax: 1 };
  expect(differences(mine, row)).toEqual(["tax"]);
});
