import { IconAdjustmentsHorizontal, type IconProps } from "@tabler/icons-react";
import type { ComponentType } from "react";

import type { PaletteTarget } from "#web/lib/commands/palette-entry.ts";
import type { Translate } from "#web/lib/i18n/i18n.ts";
import { shortcutKeys } from "#web/lib/keyboard/shortcut-keys.ts";
import { isPrimaryButton } from "#web/ui/actions/button.tsx";

type ScreenAction = {
  readonly title: string;
  readonly keys: readonly string[] | undefined;
  /** That of the control, if it has one. Options of a choice have one in common. */
  readonly icon: ComponentType<IconProps> | undefined;
  readonly target: PaletteTarget;
};

const choosable = "a[href], button:not(:disabled, [aria-disabled=true]), input[type=radio]:not(:checked, :disabled)";

/**
 * The actions of the open screen that can be chosen now. They are read from its bar, so that no screen declares them a
 * second time for the palette.
 */
export function readScreenActions(t: Translate): readonly ScreenAction[] {
  const bar = document.querySelector(".frame-ribbon");
  const controls = [...(bar?.querySelectorAll<HTMLElement>(`[data-screen-actions] :is(${choosable})`) ?? [])];
  return controls
    .filter((element) => element.checkVisibility())
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .map((element) => {
      const keys = shortcutKeys(element);
      return {
        title: nameOf(element, t),
        keys: keys.length > 0 ? keys : undefined,
        icon: iconIn(element),
        target: targetOf(element),
      };
    });
}

/** The main action comes first. Buttons without words have the lesser actions. */
function orderOf(element: HTMLElement) {
  if (isPrimaryButton(element)) return 0;
  return element instanceof HTMLInputElement || element.textContent.trim() !== "" ? 1 : 2;
}

function iconIn(element: HTMLElement): ComponentType<IconProps> | undefined {
  if (element instanceof HTMLInputElement) return IconAdjustmentsHorizontal;
  const drawing = element.querySelector("svg");
  if (!drawing) return undefined;
  return function ControlIcon({ size = 24 }) {
    const show = (place: HTMLSpanElement | null) => {
      const copy = drawing.cloneNode(true) as SVGSVGElement;
      for (const side of ["width", "height"]) copy.setAttribute(side, String(size));
      place?.replaceChildren(copy);
    };
    return <span ref={show} />;
  };
}

/** Options of a choice have its name, too. */
function nameOf(element: HTMLElement, t: Translate) {
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : element;
  const name = (element.ariaLabel ?? label?.textContent ?? "").trim();
  const choice = element.closest("fieldset")?.querySelector("legend")?.textContent;
  return choice ? t("{{choice}}: {{name}}", { choice, name }) : name;
}

/** Links to screens are opened as others are, also in a new tab. */
function targetOf(element: HTMLElement): PaletteTarget {
  const isScreen = element instanceof HTMLAnchorElement && element.hash.startsWith("#/");
  return isScreen ? { href: element.hash.slice(1) } : { run: () => element.click() };
}
