import type { Translate } from "#web/lib/i18n/i18n.ts";
import { chartNames } from "#web/ui/theme/contrast.ts";
import { labelNames } from "#web/ui/theme/label-names.ts";

/** The names of a skin's colours as they are seen, translated: those in front, and those that lie below. */
export function nameColors(t: Translate) {
  const statuses = { success: t("Success"), warning: t("Warning"), danger: t("Error"), info: t("Information") };
  const labels = labelNames(t);
  /** The same name for a token of each of some kinds. */
  const each = (kinds: object, token: (kind: string) => string, name: string) =>
    Object.fromEntries(Object.keys(kinds).map((kind) => [token(kind), name]));
  const ofKind = (kinds: Readonly<Record<string, string>>, token: (kind: string) => string) =>
    Object.fromEntries(Object.entries(kinds).map(([kind, name]) => [token(kind), name]));
  const front: Readonly<Record<string, string>> = {
    "--text": t("Text"),
    "--text-muted": t("Muted text"),
    "--link": t("Links"),
    "--on-accent": t("Text on buttons"),
    "--on-accent-soft": t("Text of selected items"),
    "--mark-text": t("Highlighted text"),
    "--header-text": t("Text of the header"),
    "--header-muted": t("Muted text of the header"),
    "--navigation-text": t("Text of the menu"),
    "--navigation-muted": t("Muted text of the menu"),
    "--navigation-active-text": t("Text of the current menu item"),
    "--navigation-badge-text": t("Numbers in the menu"),
    "--ribbon-text": t("Text of the ribbon"),
    "--ribbon-muted": t("Muted text of the ribbon"),
    ...each(statuses, (status) => `--status-${status}-text`, t("Text of a status")),
    ...each(statuses, (status) => `--on-status-${status}`, t("Text on a strong status")),
    ...each(labels, (label) => `--label-${label}-text`, t("Text of labels")),
    "--control-border": t("Borders of fields"),
    "--focus-ring": t("Focus ring"),
    "--accent-icon": t("Icons"),
    "--accent": t("Buttons"),
    "--brand-surface": t("Logo"),
    "--brand-ink": t("Letter of the logo"),
    ...Object.fromEntries(
      chartNames.map((name, index) => [name, t("Color {{number}} of charts", { number: index + 1 })]),
    ),
    "--chart-scale-5": t("Strongest color of maps"),
  };
  const below: Readonly<Record<string, string>> = {
    "--surface-card": t("Card"),
    "--surface-raised": t("Menu or dialog"),
    "--surface-sunken": t("Recessed area"),
    "--surface-hover": t("Row under the pointer"),
    "--surface-selected": t("Selected row"),
    "--surface-stripe": t("Every other row"),
    "--accent": t("Button"),
    "--accent-hover": t("Button under the pointer"),
    "--accent-soft": t("Selected item"),
    "--mark-surface": t("Highlight"),
    "--header-surface": t("Header"),
    "--header-field-surface": t("Search field of the header"),
    "--navigation-surface": t("Menu"),
    "--navigation-hover": t("Menu item under the pointer"),
    "--navigation-flyout": t("Submenu"),
    "--navigation-active-surface": t("Current menu item"),
    "--navigation-badge-surface": t("Badge"),
    "--ribbon-surface": t("Ribbon"),
    "--brand-surface": t("Logo"),
    "--chart-land": t("Land on maps"),
    ...ofKind(statuses, (status) => `--status-${status}-surface`),
    ...ofKind(statuses, (status) => `--status-${status}-solid`),
    ...ofKind(labels, (label) => `--label-${label}-surface`),
  };
  const page = t("Page");
  return {
    nameFront: (token: string) => front[token] ?? token,
    /** What the front lies on: the nearest surface, or the page if there is none. */
    nameBelow: (surfaces: readonly string[]) => {
      const nearest = surfaces.at(-1);
      return nearest === undefined ? page : (below[nearest] ?? nearest);
    },
  };
}
