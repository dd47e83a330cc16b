import type { Layout, ModeChoice, Skin } from "#contract/layout.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

/** An option of the layout that is on or off. */
export type LayoutSwitch = Exclude<keyof Layout, "skin" | "mode">;

/** The names of the switches, translated, in display order. */
export function useSwitchNames(): Record<LayoutSwitch, string> {
  const { t } = useTranslation();
  return {
    fixedHeader: t("Fixed header"),
    fixedNavigation: t("Fixed navigation"),
    fixedRibbon: t("Fixed ribbon"),
    fixedPageFooter: t("Fixed footer"),
    container: t("Inside container"),
    rightToLeft: t("Right to left"),
    menuOnTop: t("Menu on top"),
    colorblindFriendly: t("Colorblind friendly"),
    minified: t("Minified navigation"),
    hiddenMenu: t("Hidden navigation"),
  };
}

/** The names of the color modes, translated. */
export function useModeNames(): Record<ModeChoice, string> {
  const { t } = useTranslation();
  return { light: t("Light"), dark: t("Dark"), system: t("System") };
}

/** The names of the skins, translated. */
export function useSkinNames(): Record<Skin, string> {
  const { t } = useTranslation();
  return {
    "smart-style-0": t("Calm"),
    "smart-style-1": t("Midnight"),
    "smart-style-2": t("Daylight"),
    "smart-style-3": t("Suite"),
    "smart-style-4": t("Bold"),
    "smart-style-5": t("Glass"),
    "smart-style-6": t("Material"),
  };
}
