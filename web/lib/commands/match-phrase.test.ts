import fc from "fast-check";
import { expect, test } from "vitest";

import { createMatcher } from "#web/lib/commands/match-phrase.ts";

const match = createMatcher(
  [
    { target: "show", phrases: ["show navigation"] },
    { target: "hide", phrases: ["hide navigation"] },
    { target: "on", phrases: ["sound on"] },
    { target: "off", phrases: ["sound off"] },
    { target: "top", phrases: ["go to the top"] },
    { target: "landing", phrases: ["Landing page"] },
    { target: "tables", phrases: ["Tables"] },
    { target: "maps", phrases: ["Maps"] },
    { target: "first", phrases: ["charts"] },
    { target: "second", phrases: ["charts"] },
    { target: "open", phrases: ["go"] },
    { target: "inbox", phrases: ["受信トレイ"] },
    { target: "orders", phrases: ["invoiced", "invoices"] },
  ],
  ["please", "the", "open", "open the", "go to", "go to the", "show", "page", "を開いて"],
);

test.each<[string, string | undefined]>([
  // As a whole, in any case and with punctuation.
  ["maps", "maps"],
  ["Maps.", "maps"],
  ["  MAPS ", "maps"],
  // With fillers, on both sides; a phrase that contains one comes first.
  ["open maps", "maps"],
  ["please go to the maps page", "maps"],
  ["open landing page", "landing"],
  ["go to the top", "top"],
  ["show navigation", "show"],
  ["please show navigation", "show"],
  // Fillers alone ask for nothing, and are not cut inside a word.
  ["please", undefined],
  ["open the", undefined],
  ["themaps", undefined],
  ["mapspage", undefined],
  // Without spaces.
  ["受信トレイを開いて", "inbox"],
  ["受信 トレイ を開いて", "inbox"],
  // One or two letters, in long phrases only.
  ["table", "tables"],
  ["open the tabels", undefined],
  ["hide navigasion", "hide"],
  ["hite navigasion", "hide"],
  ["hite nafigasion", undefined],
  ["map", undefined],
  ["naps", undefined],
  // As close to two commands: nothing.
  ["sound of", undefined],
  ["sound on", "on"],
  // As close to two phrases of one command: that command.
  ["invoicex", "orders"],
  // Part of what was said: nothing.
  ["these maps are old", undefined],
  ["I would like to hide the navigation from everyone", undefined],
  ["", undefined],
  ["?!", undefined],
  // The same phrase twice.
  ["charts", "first"],
])("“%s” asks for %s", (phrase, target) => {
  expect(match([phrase])).toBe(target);
});

test("the first alternative that matches counts", () => {
  expect(match(["moops", "maps", "tables"])).toBe("maps");
  expect(match(["moops", "loops"])).toBeUndefined();
  expect(match([])).toBeUndefined();
});

test("any phrase is found with any fillers around it", () => {
  const fillers = fc.array(fc.constantFrom("please", "the", "open", "go to"), { maxLength: 2 });
  fc.assert(
    fc.property(fillers, fillers, (before, after) => {
      expect(match([[...before, "landing page", ...after].join(" ")])).toBe("landing");
    }),
  );
});

test("fillers that overlap are cut however often they are repeated", () => {
  const many = 25;
  expect(match([`${"open the ".repeat(many)}maps`])).toBe("maps");
  expect(match([`maps ${"please the ".repeat(many)}`])).toBe("maps");
  expect(match(["open the ".repeat(many)])).toBeUndefined();
});

test("text that is far from every phrase matches nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("x", "q", "z", " "), maxLength: 40 }), (text) => {
      expect(match([text])).toBeUndefined();
    }),
  );
});
