import { afterAll, expect, onTestFinished, test } from "vitest";

import { configureOffice } from "#contract/office-testing.ts";
import { defaultPaper, readInvoiceParams } from "#features/orders/web/invoice/invoice-params.ts";

afterAll(configureOffice({ country: undefined }));

test.each([
  [
    { order: "AT-10427", paper: "letter" },
    { order: "AT-10427", paper: "letter" },
  ],
  [{ order: "AT-10427", paper: "a4" }, { order: "AT-10427" }],
  [{ order: "10427" }, {}],
  [{ order: ["AT-1"] }, {}],
  [{ paper: "a5" }, {}],
])("%j is read as %j", (search, params) => {
  expect(readInvoiceParams(search)).toEqual(params);
});

test("the default paper is that of the country, and no part of the address", () => {
  onTestFinished(configureOffice({ country: "US" }));
  expect(defaultPaper()).toBe("letter");
  expect(readInvoiceParams({ paper: "letter" })).toEqual({});
  expect(readInvoiceParams({ paper: "a4" })).toEqual({ paper: "a4" });
});
