import { formatNumber } from "#web/lib/format/format.ts";
import { translateData } from "#web/lib/i18n/i18n.ts";

/** The units of sizes and weights, by their signs in the catalogue. */
const units: Readonly<Record<string, string>> = { cm: "centimeter", g: "gram", kg: "kilogram" };

/** A measure ends with a unit: “4.6 kg”, “18 × 20 × 8 cm”. */
const measure = /^(.*?)([\d.]+) (cm|g|kg)$/;

/** The value of a specification in the current language, which also writes numbers and units. */
export function describeSpec(value: string) {
  const [, others = "", last, sign = ""] = measure.exec(value) ?? [];
  if (last === undefined) return translateData(value);
  const unit = formatNumber(Number(last), { style: "unit", unit: units[sign] ?? sign });
  return `${others.replaceAll(/[\d.]+/g, (each) => formatNumber(Number(each)))}${unit}`;
}
