import { expect, test } from "vitest";

import { visitRanges } from "#features/visits/contract.ts";
import { defaultDays, readParams } from "#features/dashboard/web/dashboard-params.ts";

test("every period of the contract can be in the address", () => {
  expect(visitRanges.map((days) => readParams({ days }).days ?? defaultDays)).toEqual(visitRanges);
});

test.each([undefined, 0, 8, -7, "7", "soon", Number.NaN, {}, [7]])("%j is not a period", (days) => {
  expect(readParams({ days })).toEqual({ days: undefined });
});
