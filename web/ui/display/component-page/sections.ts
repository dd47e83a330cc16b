import type { Translate } from "#web/lib/i18n/i18n.ts";
import type { ComponentPage } from "#web/ui/display/component-page/page.ts";

export const sectionIds = [
  "playground",
  "examples",
  "combinations",
  "anatomy",
  "keyboard",
  "accessibility",
  "advice",
  "properties",
] as const;
export type SectionId = (typeof sectionIds)[number];

export const sectionTitles = (t: Translate): Readonly<Record<SectionId, string>> => ({
  playground: t("Playground"),
  examples: t("Examples"),
  combinations: t("Combinations"),
  anatomy: t("Anatomy"),
  keyboard: t("Keyboard"),
  accessibility: t("Accessibility"),
  advice: t("Do and don't"),
  properties: t("Properties"),
});

/** The sections of a screen that shows this component, in their order. */
export const sectionsOf = (page: ComponentPage): readonly SectionId[] =>
  sectionIds.filter((id) => {
    if (id === "combinations") return page.matrix !== undefined;
    if (id === "keyboard") return page.keyboard.length > 0;
    return true;
  });

/** Scrolls to a section, and moves the focus there, so that the next Tab continues in it. */
export function goToSection(id: SectionId) {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: "start" });
  const target = section?.matches("[tabindex]") ? section : section?.querySelector<HTMLElement>("[tabindex='-1']");
  target?.focus({ preventScroll: true });
}
