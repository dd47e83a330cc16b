import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { type Skin, skins } from "#contract/layout.ts";
import {
  changeToken,
  emptyDraft,
  listColors,
  readDraft,
  type SkinSheets,
  tokenGroups,
  tokensOfDraft,
  writeSkin,
} from "#demos/skins/web/skin-draft.ts";
import { measurePairs, tokensOf } from "#web/ui/theme/contrast.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const sheets: SkinSheets = {
  base: read("../../../web/ui/theme/tokens.css"),
  skins: Object.fromEntries(skins.map((skin) => [skin, read(`../../../web/ui/skins/${skin}.css`)])) as Record<
    Skin,
    string
  >,
};

test.each(skins)("an exported %s without changes sets the same tokens as its file", (skin) => {
  const written = writeSkin(sheets, emptyDraft(skin), "own");
  expect(tokensOf(written)).toEqual(tokensOf(sheets.skins[skin]));
  expect(written).toMatch(/^\[data-skin="own"\] \{\n {2}color-scheme: (light|dark);\n/);
});

test("a change is exported, and one that is taken back is not", () => {
  const changed = changeToken(sheets, emptyDraft("smart-style-0"), "--accent", "#aa0000");
  expect(tokensOf(writeSkin(sheets, changed, "own"))["--accent"]).toBe("#aa0000");
  const back = changeToken(sheets, changed, "--accent", tokensOf(sheets.base)["--accent"] ?? "");
  expect(back).toEqual(emptyDraft("smart-style-0"));
});

test("a colour that is too weak comes first", () => {
  const draft = changeToken(sheets, emptyDraft("smart-style-0"), "--text-muted", "#dddddd");
  const [weakest] = measurePairs(tokensOfDraft(sheets, draft));
  expect(weakest?.colors[0]).toBe("--text-muted");
  expect(weakest && weakest.ratio < weakest.min).toBe(true);
});

test.each(skins)("every pair of %s has the contrast that it needs", (skin) => {
  const weak = measurePairs(tokensOfDraft(sheets, emptyDraft(skin))).filter(({ ratio, min }) => ratio < min);
  expect(weak).toEqual([]);
});

test("each colour of a skin is in one group", () => {
  const tokens = tokensOfDraft(sheets, emptyDraft("smart-style-0"));
  const listed = tokenGroups.flatMap(({ id }) => listColors(tokens, id).map(([name]) => name));
  expect(new Set(listed).size).toBe(listed.length);
  const colors = Object.entries(tokens).filter(([, value]) => /^#[\da-f]{6}$/i.test(value));
  expect(colors.map(([name]) => name).filter((name) => !listed.includes(name))).toEqual([]);
});

test.each([
  [undefined, emptyDraft("smart-style-0")],
  [{ from: "none", changes: [] }, emptyDraft("smart-style-0")],
  [
    { from: "smart-style-2", changes: { "--accent": "#123456", "--text": "url(x)", other: "#123456", "--link": 1 } },
    { from: "smart-style-2", changes: { "--accent": "#123456" } },
  ],
])("a stored draft %j is read as %j", (value, expected) => {
  expect(readDraft(value)).toEqual(expected);
});
