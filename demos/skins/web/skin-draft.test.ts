import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { modesOf, type Skin, skins } from "#contract/layout.ts";
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
import { measurePairs, tokensInMode, tokensOf } from "#web/ui/theme/contrast.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const sheets: SkinSheets = {
  base: read("../../../web/ui/theme/tokens.css"),
  dark: read("../../../web/ui/skins/dark.css"),
  skins: Object.fromEntries(skins.map((skin) => [skin, read(`../../../web/ui/skins/${skin}.css`)])) as Record<
    Skin,
    string
  >,
};

test.each(skins)("an exported %s without changes sets the same tokens as its file", (skin) => {
  const written = writeSkin(sheets, emptyDraft(skin), "own");
  for (const mode of modesOf(skin)) expect(tokensInMode(written, mode)).toEqual(tokensInMode(sheets.skins[skin], mode));
  expect(written.includes("  color-scheme: dark;\n")).toBe(skin === "smart-style-1");
  expect(written).toMatch(/^\[data-skin="own"\]/);
  expect(written).not.toContain(skin);
});

test("a change is exported, and one that is taken back is not", () => {
  const changed = changeToken(sheets, emptyDraft("smart-style-0"), "--accent", "#aa0000");
  const written = writeSkin(sheets, changed, "own");
  expect(tokensInMode(written, "light")["--accent"]).toBe("#aa0000");
  expect(tokensInMode(written, "dark")["--accent"]).toBe(
    tokensInMode(sheets.skins["smart-style-0"], "dark")["--accent"],
  );
  const back = changeToken(sheets, changed, "--accent", tokensOf(sheets.base)["--accent"] ?? "");
  expect(back).toEqual(emptyDraft("smart-style-0"));
});

test.each(["smart-style-0", "smart-style-1"] as const)("a change of the dark form of %s stays in it", (skin) => {
  const changed = changeToken(sheets, emptyDraft(skin, "dark"), "--accent", "#ffaaaa");
  expect(changed.changes).toEqual({ light: {}, dark: { "--accent": "#ffaaaa" } });
  expect(tokensInMode(writeSkin(sheets, changed, "own"), "dark")["--accent"]).toBe("#ffaaaa");
});

test("what follows from a token changes with it", () => {
  const draft = changeToken(sheets, emptyDraft("smart-style-0"), "--text", "#000011");
  expect(tokensOfDraft(sheets, draft)).toMatchObject({ "--header-text": "#000011", "--ribbon-text": "#000011" });
});

test("a colour that is too weak comes first", () => {
  const draft = changeToken(sheets, emptyDraft("smart-style-0"), "--text-muted", "#dddddd");
  const [weakest] = measurePairs(tokensOfDraft(sheets, draft));
  expect(weakest?.colors[0]).toBe("--text-muted");
  expect(weakest && weakest.ratio < weakest.min).toBe(true);
});

const forms = skins.flatMap((skin) => modesOf(skin).map((mode) => [skin, mode] as const));

test.each(forms)("every pair of %s, %s, has the contrast that it needs", (skin, mode) => {
  const weak = measurePairs(tokensOfDraft(sheets, emptyDraft(skin, mode))).filter(({ ratio, min }) => ratio < min);
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
  [{ from: "smart-style-1", mode: "light" }, emptyDraft("smart-style-1")],
  [
    {
      from: "smart-style-2",
      mode: "dark",
      changes: { dark: { "--accent": "#123456", "--text": "url(x)", other: "#123456", "--link": 1 } },
    },
    { from: "smart-style-2", mode: "dark", changes: { light: {}, dark: { "--accent": "#123456" } } },
  ],
])("a stored draft %j is read as %j", (value, expected) => {
  expect(readDraft(value)).toEqual(expected);
});
