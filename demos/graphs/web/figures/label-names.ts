import type { deviceKeys, goalKeys, qualityKeys, sourceKeys, teamKeys } from "#demos/graphs/contract.ts";
import type { Translate } from "#web/lib/i18n/i18n.ts";

/** The name of a percentile. */
export const percentileName = (t: Translate, percent: number) =>
  t(
    {
      ordinal: true,
      one: "{{count}}st percentile",
      two: "{{count}}nd percentile",
      few: "{{count}}rd percentile",
      other: "{{count}}th percentile",
    },
    { count: percent },
  );

/** The translated names of the labels that the server sends. */
export const deviceNames = (t: Translate): Record<(typeof deviceKeys)[number], string> => ({
  desktop: t("Desktop"),
  phone: t("Mobile"),
  tablet: t("Tablet"),
  other: t("Other"),
});

export const sourceNames = (t: Translate): Record<(typeof sourceKeys)[number], string> => ({
  search: t("Search engines"),
  direct: t("Direct"),
  social: t("Social networks"),
  mail: t("Email campaigns"),
  advertisements: t("Advertisements"),
  print: t("Print advertising"),
});

export const teamNames = (t: Translate): Record<(typeof teamKeys)[number], string> => ({
  sales: t("Sales"),
  support: t("Support"),
  design: t("Design"),
  engineering: t("Engineering"),
  finance: t("Finance"),
});

export const qualityNames = (t: Translate): Record<(typeof qualityKeys)[number], string> => ({
  speed: t("Speed"),
  quality: t("Quality"),
  price: t("Price"),
  service: t("Service"),
  delivery: t("Delivery"),
  reliability: t("Reliability"),
});

export const goalNames = (t: Translate): Record<(typeof goalKeys)[number], string> => ({
  income: t("Income"),
  orders: t("Orders"),
  customers: t("New customers"),
  returns: t("Returns"),
  storage: t("Storage"),
  uptime: t("Uptime"),
});
