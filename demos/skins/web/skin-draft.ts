import { parseColor } from "#contract/color.ts";
import { type Skin, skins } from "#contract/layout.ts";
import { type Tokens, tokensOf } from "#web/ui/theme/contrast.ts";

/** A skin that is being made: the one that it starts from, and the tokens that differ from it. */
export type SkinDraft = { readonly from: Skin; readonly changes: Tokens };

/** The style sheets that a draft is made from. */
export type SkinSheets = { readonly base: string; readonly skins: Readonly<Record<Skin, string>> };

export const emptyDraft = (from: Skin): SkinDraft => ({ from, changes: {} });

/** Reads a stored draft; anything unreadable is a new one. */
export function readDraft(value: unknown): SkinDraft {
  const { from, changes } = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  const known = skins.find((skin) => skin === from) ?? skins[0];
  const entries = typeof changes === "object" && changes !== null ? Object.entries(changes) : [];
  const valid = entries.filter(
    (entry): entry is [string, string] =>
      /^--[\w-]+$/.test(entry[0]) && typeof entry[1] === "string" && isColor(entry[1]),
  );
  return { from: known, changes: Object.fromEntries(valid) };
}

/** Whether a text is a colour that the editor understands. */
function isColor(text: string) {
  try {
    parseColor(text);
    return true;
  } catch {
    return false;
  }
}

/** All tokens of a draft. */
export const tokensOfDraft = ({ base, skins: sheets }: SkinSheets, { from, changes }: SkinDraft): Tokens => ({
  ...tokensOf(base),
  ...tokensOf(sheets[from]),
  ...changes,
});

/** Changes a token. One that has its first value again is no change. */
export function changeToken(sheets: SkinSheets, draft: SkinDraft, name: string, value: string): SkinDraft {
  const { [name]: _, ...others } = draft.changes;
  const first = tokensOfDraft(sheets, emptyDraft(draft.from))[name];
  return { ...draft, changes: first === value ? others : { ...others, [name]: value } };
}

/** The groups in which tokens are shown, by the beginning of their names. */
export const tokenGroups = [
  { id: "surfaces", prefixes: ["--page", "--surface", "--card", "--border", "--overlay", "--hover"] },
  { id: "text", prefixes: ["--text-muted", "--text", "--link", "--mark"] },
  { id: "accent", prefixes: ["--accent", "--on-accent", "--focus", "--control", "--brand"] },
  { id: "header", prefixes: ["--header", "--ribbon"] },
  { id: "navigation", prefixes: ["--navigation"] },
  { id: "status", prefixes: ["--status", "--on-status"] },
  { id: "labels", prefixes: ["--label"] },
  { id: "charts", prefixes: ["--chart"] },
] as const;

export type TokenGroup = (typeof tokenGroups)[number]["id"];

/** The tokens of a group that are colours: `#rrggbb`, which a colour input can show. */
export function listColors(tokens: Tokens, group: TokenGroup) {
  const { prefixes } = tokenGroups.find(({ id }) => id === group) ?? { prefixes: [] };
  return Object.entries(tokens).filter(
    ([name, value]) => /^#[\da-f]{6}$/i.test(value) && prefixes.some((prefix) => name.startsWith(prefix)),
  );
}

/**
 * Writes a draft as a style sheet for `web/ui/skins/`, in the form of those that are there.
 *
 * @param name the name of the skin, as in `data-skin`
 */
export function writeSkin({ skins: sheets }: SkinSheets, { from, changes }: SkinDraft, name: string) {
  const scheme = /color-scheme:\s*(\w+)/.exec(sheets[from])?.[1] ?? "light";
  const tokens = { ...tokensOf(sheets[from]), ...changes };
  const lines = Object.entries(tokens).map(([token, value]) => `  ${token}: ${value};`);
  return `[data-skin="${name}"] {\n  color-scheme: ${scheme};\n${lines.join("\n")}\n}\n`;
}
