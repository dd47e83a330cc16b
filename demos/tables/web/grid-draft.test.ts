import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";

import { knownLanguages } from "#contract/known-languages.ts";
import { setLanguage } from "#web/lib/i18n/i18n.ts";
import { GridFields } from "#demos/tables/contract.ts";
import {
  explainNumbers,
  type GridDraft,
  toConflictRows,
  toDraft,
  toGridFields,
  toSeen,
  translateDraft,
} from "#demos/tables/web/grid-draft.ts";
import { validateWith } from "#web/lib/form/form.ts";

const draft = { date: "2026-03-01", name: " Paper ", note: "", amount: "10.5", tax: "0" };
const speak = async (language: string) => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("window", {});
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({})));
  await setLanguage(language);
};
afterEach(() => speak("en"));

/** Reads a draft like the form: returns the fields to send, or the errors. */
function readDraft(typed: GridDraft) {
  const fields = toGridFields(typed);
  const errors = explainNumbers(typed, validateWith(GridFields)(fields));
  return Object.keys(errors).length > 0 ? { errors } : { fields };
}

const row = {
  key: "x",
  id: 1,
  date: "2026-03-01",
  name: "Paper",
  note: "",
  amount: 10.5,
  tax: 0,
  total: 10.5,
  version: 1,
};

test("a draft is converted to trimmed text and numbers", () => {
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
  [{ amount: "1e3" }, "amount"],
  [{ amount: "0x10" }, "amount"],
  [{ amount: "1,2,3" }, "amount"],
  [{ amount: "10,5" }, "amount"],
  [{ amount: "9999999999999999" }, "amount"],
  [{ amount: "-1" }, "amount"],
  [{ amount: "1.005" }, "amount"],
  [{ tax: "1000000001" }, "tax"],
])("%j is rejected at its field", (wrong, field) => {
  const read = readDraft({ ...draft, ...wrong });
  expect(Object.keys(read.errors ?? {})).toEqual([field]);
});

test("the error of a malformed number shows the expected format", () => {
  expect(readDraft({ ...draft, amount: "12,34" })).toEqual({
    errors: { amount: "Enter a number like 12,345.67" },
  });
});

test.each(knownLanguages.map(({ key }) => key))(
  "%s: opening a row and saving it again keeps its amounts",
  async (language) => {
    await speak(language);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (cents) => {
        const saved = { ...row, amount: cents / 100, tax: 1249.74 };
        expect(readDraft(toDraft(saved))).toMatchObject({ fields: { amount: cents / 100, tax: 1249.74 } });
      }),
    );
  },
);

test.each([
  ["en", "1,249.74", "1,200", 1200],
  ["de", "1.249,74", "1.200", 1200],
  ["de", "1.249,74", "1.200,50", 1200.5],
  ["fr", "1\u202f249,74", "1 200,50", 1200.5],
])("%s: a draft's numbers are written and read in the table's format", async (language, printed, typed, value) => {
  await speak(language);
  expect(toDraft({ ...row, amount: 1249.74 }).amount).toBe(printed);
  expect(readDraft({ ...draft, amount: typed })).toMatchObject({ fields: { amount: value } });
});

test("a row is reduced to its editable fields, and a conflict shows both values as the table does", () => {
  const { fields, version } = toSeen(row);
  expect([Object.keys(fields), version]).toEqual([["date", "name", "note", "amount", "tax"], 1]);
  const mine = { amount: 1234.5, note: "mine" };
  expect(toConflictRows({ names: ["amount", "note"], mine, theirs: fields })).toEqual([
    { label: "Amount", mine: "1,234.50", theirs: "10.50" },
    { label: "Note", mine: "mine", theirs: "–" },
  ]);
  expect(toConflictRows({ names: [], mine, theirs: undefined })).toBeUndefined();
});

test("a draft's numbers are converted when the language changes, and malformed ones stay", async () => {
  const typed = { ...draft, amount: "1,200", tax: "soon" };
  await speak("de");
  expect(translateDraft(typed, "en")).toEqual({ ...typed, amount: "1.200,00" });
});
