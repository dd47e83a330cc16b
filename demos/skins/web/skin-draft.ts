import { parseColor } from "#contract/values/color.ts";
import { type Mode, modesOf, type Skin, skins } from "#contract/layout.ts";
import { isInMode, resolveTokens, type Tokens, tokensInMode, tokensOf } from "#web/ui/theme/contrast.ts";

/**
 * A skin that is being made: the one that it starts from, the mode that is edited, and the tokens that differ in each mode.
 */
export type SkinDraft = { readonly from: Skin; readonly mode: Mode; readonly changes: Readonly<Record<Mode, Tokens>> };

/** The style sheets that a draft is made from. */
export type SkinSheets = {
  readonly base: string;
  /** The default values of dark forms. */
  readonly dark: string;
  readonly skins: Readonly<Record<Skin, string>>;
};

/** @param mode that of the page, if the skin has a form for it */
export const emptyDraft = (from: Skin, mode: Mode = "light"): SkinDraft => ({
  from,
  mode: modesOf(from).includes(mode) ? mode : "dark",
  changes: { light: {}, dark: {} },
});

export const hasChanges = ({ changes }: SkinDraft) => Object.keys({ ...changes.light, ...changes.dark }).length > 0;

/**
 * Reads a stored draft; anything unreadable is a new one.
 *
 * @param shown the mode of the page, in which a new one begins
 */
export function readDraft(value: unknown, shown: Mode = "light"): SkinDraft {
  const { from, mode, changes } = fieldsOf(value);
  const known = skins.find((skin) => skin === from) ?? skins[0];
  const empty = emptyDraft(known, mode === "dark" || mode === "light" ? mode : shown);
  const { light, dark } = fieldsOf(changes);
  return { ...empty, changes: { light: readTokens(light), dark: readTokens(dark) } };
}

const fieldsOf = (value: unknown) =>
  (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;

const readTokens = (value: unknown): Tokens =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).filter(
      (entry): entry is [string, string] =>
        /^--[\w-]+$/.test(entry[0]) && typeof entry[1] === "string" && isColor(entry[1]),
    ),
  );

/** Whether a text is a colour that the editor understands. */
function isColor(text: string) {
  try {
    parseColor(text);
    return true;
  } catch {
    return false;
  }
}

/** All tokens of a draft in the mode that is edited. */
export const tokensOfDraft = ({ base, dark, skins: sheets }: SkinSheets, { from, mode, changes }: SkinDraft): Tokens =>
  resolveTokens({ ...tokensInMode(base + dark + sheets[from], mode), ...changes[mode] });

/** Changes a token in the mode that is edited. One that has its first value again is no change. */
export function changeToken(sheets: SkinSheets, draft: SkinDraft, name: string, value: string): SkinDraft {
  const { [name]: _, ...others } = draft.changes[draft.mode];
  const without = { ...draft, changes: { ...draft.changes, [draft.mode]: others } };
  if (tokensOfDraft(sheets, without)[name] === value) return without;
  return { ...draft, changes: { ...draft.changes, [draft.mode]: { ...others, [name]: value } } };
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
  const rules = sheets[from].replaceAll(/\/\*[^]*?\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return Array.from(rules, ([, selector = "", body = ""]) => {
    const modes = modesOf(from).filter((mode) => isInMode(selector, mode));
    // A rule for both modes has corners, and no colours to change.
    const changed = modes.length === 1 && modes[0] ? changes[modes[0]] : {};
    const lines = Object.entries({ ...tokensOf(body), ...changed }).map(([token, value]) => `  ${token}: ${value};`);
    const scheme = /color-scheme: \w+;/.exec(body)?.map((line) => `  ${line}`) ?? [];
    return `${selector.trim().replace(from, name)} {\n${[...scheme, ...lines].join("\n")}\n}\n`;
  }).join("\n");
}
