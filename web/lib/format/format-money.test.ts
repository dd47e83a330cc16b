import { expect, onTestFinished, test } from "vitest";

import { configureOffice } from "#contract/office-testing.ts";
import { currencySign, formatMoney, formatMoneyShort } from "#web/lib/format/format-money.ts";

test.each([
  ["EUR", "€", "€1,234.50", "€42.5K"],
  ["USD", "$", "$1,234.50", "$42.5K"],
  ["CHF", "CHF", "CHF\u00A01,234.50", "CHF\u00A042.5K"],
])("amounts are in the configured currency: %s", (currency, sign, amount, short) => {
  onTestFinished(configureOffice({ currency }));
  expect(currencySign()).toBe(sign);
  expect(formatMoney(1234.5)).toBe(amount);
  expect(formatMoneyShort(42_530)).toBe(short);
});
