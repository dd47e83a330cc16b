import { expect, test } from "vitest";

import { isolateText } from "#web/lib/i18n/isolate-text.ts";

test("the unit of a number is on the same side with a minus sign as without, also in Arabic", () => {
  const temperature = new Intl.NumberFormat("ar", { style: "unit", unit: "celsius", numberingSystem: "latn" });
  const [positive, negative] = [temperature.format(20), temperature.format(-20)];
  expect(negative.startsWith("\u200e")).toBe(true);

  // A first-strong isolate runs from right to left because of the unit's letter; the other one always does.
  expect(isolateText(positive)).toBe(`\u2068${positive}\u2069`);
  expect(isolateText(negative)).toBe(`\u2067${negative}\u2069`);
});

test("a negative number without a unit, and other texts, follow their first letter", () => {
  const price = new Intl.NumberFormat("ar-EG-u-nu-latn").format(-20);
  expect(isolateText(price)).toBe(`\u2068${price}\u2069`);
  expect(isolateText("8:00 PM")).toBe("\u20688:00 PM\u2069");
  expect(isolateText("8:00 م")).toBe("\u20688:00 م\u2069");
});
