import { expect, test } from "vitest";

import { nameColors } from "#demos/skins/web/name-colors.ts";
import { createTranslate } from "#web/lib/i18n/i18n.ts";
import { shapes, texts } from "#web/ui/theme/contrast.ts";

test("every pair whose contrast is measured has names that say what a person sees", () => {
  const { nameFront, nameBelow } = nameColors(createTranslate("en"));
  const names = [...texts, ...shapes].flatMap(([front = "", ...below]) => [nameFront(front), nameBelow(below)]);
  expect(names.filter((name) => name.startsWith("--"))).toEqual([]);
  expect([nameFront("--on-accent"), nameBelow(["--accent"])]).toEqual(["Text on buttons", "Button"]);
});
