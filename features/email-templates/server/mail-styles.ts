import { accentTone } from "#contract/values/accent.ts";

type Pair = { readonly surface: string; readonly ink: string };

/**
 * The colours of a mail by the class of the element: its background, its text, or both. Mails have no skin, so they are
 * literals.
 */
export const colours = {
  page: { surface: "#f0f3f7", ink: "#1b2433" },
  "sheet-surface": { surface: "#ffffff", ink: "#1b2433" },
  text: { surface: "#ffffff", ink: "#1b2433" },
  muted: { surface: "#f0f3f7", ink: "#566176" },
  link: { surface: "#ffffff", ink: accentTone("#1c5fd1") },
  line: { surface: "#e2e7ee", ink: "#1b2433" },
  button: { surface: accentTone("#2563d9", "#ffffff"), ink: "#ffffff" },
  band: { surface: accentTone("#1d4a9e"), ink: "#ffffff" },
  "band-muted": { surface: accentTone("#1d4a9e"), ink: accentTone("#cfdcf5") },
} as const satisfies Record<string, Pair>;

export type MailTone = keyof typeof colours;

/** The colours that differ in a dark mail client. */
export const darkColours = {
  page: { surface: "#0f1521", ink: "#e8ecf4" },
  "sheet-surface": { surface: "#1a2232", ink: "#e8ecf4" },
  text: { surface: "#1a2232", ink: "#e8ecf4" },
  muted: { surface: "#0f1521", ink: "#a7b3c7" },
  link: { surface: "#1a2232", ink: accentTone("#8db6ff") },
  line: { surface: "#313c52", ink: "#e8ecf4" },
} as const satisfies Partial<Record<MailTone, Pair>>;

const surface = (...tones: readonly (keyof typeof darkColours)[]) =>
  tones.map((tone) => `.${tone} { background-color: ${darkColours[tone].surface} !important; }`);
const ink = (...tones: readonly (keyof typeof darkColours)[]) =>
  tones.map((tone) => `.${tone} { color: ${darkColours[tone].ink} !important; }`);

/**
 * The rules of a dark mail client. `features/email-templates/web/preview/preview-document.ts` finds them by their condition.
 * Gmail ignores them and inverts colours itself.
 */
export const darkRules = `@media (prefers-color-scheme: dark) {
${[...surface("page", "sheet-surface"), ...ink("text", "muted", "link")].join("\n")}
.line { border-color: ${darkColours.line.surface} !important; }
}`;

/** @param width of the sheet in pixels. Below it, the sheet is as wide as the screen and the padding is smaller */
export const phoneRules = (width: number) => `@media (max-width: ${width}px) {
.sheet { width: 100% !important; }
.pad { padding-left: 24px !important; padding-right: 24px !important; }
}`;
