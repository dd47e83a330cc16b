import { expect, test } from "vitest";

import { restoreValues } from "#web/ui/wizard/wizard-draft.ts";

const initial = { name: "", guests: "" as string | number, isPublic: false };

test.each([
  [
    "stored values are restored",
    { name: "Mei", guests: "2", isPublic: true },
    { name: "Mei", guests: "2", isPublic: true },
  ],
  ["a number is restored into an empty field", { guests: 24 }, { ...initial, guests: 24 }],
  ["missing values stay empty", {}, initial],
  ["values of another type stay empty", { name: 5n, guests: null, isPublic: "yes" }, initial],
  ["fields that the form does not have are left out", { name: "Mei", password: "kite" }, { ...initial, name: "Mei" }],
])("%s", (_, stored, restored) => {
  expect(restoreValues(initial, stored)).toEqual(restored);
});
