import type { Translate } from "#web/lib/i18n/i18n.ts";

/** The names of the colors of labels, events and widgets: those of the tokens `--label-…`. */
export const labelNames = (t: Translate) => ({
  blue: t("Blue"),
  green: t("Green"),
  amber: t("Amber"),
  red: t("Red"),
  violet: t("Violet"),
  teal: t("Teal"),
});
