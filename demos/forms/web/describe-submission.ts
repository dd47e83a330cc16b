import { english } from "#contract/text/english.ts";
import type { FormContent, Submission } from "#demos/forms/contract.ts";
import { labelOfField, placeOfField } from "#demos/forms/web/field-labels.ts";
import { formatNumber, locale } from "#web/lib/format/format.ts";
import { translateData } from "#web/lib/i18n/i18n.ts";

/** The fields that name a submission: of the first group that it has, joined. */
const naming = [
  ["fullName"],
  ["fname", "lname"],
  ["firstName", "lastName"],
  ["title"],
  ["name"],
  ["username"],
  ["value"],
  ["email"],
  ["gender"],
  ["color", "size"],
] as const;

/** The fields whose values are chosen from a list, which is translated. */
const chosen = new Set(["interested", "budget", "gender", "languages", "genre", "color", "size"]);

/** Names the values of fields that are keys of a long list, by the field. The screens that have the list add it. */
export const valueNames = new Map<string, (value: string) => string>();

/** A short name of a submission, such as the person's. Empty if it has none. */
export function nameSubmission({ content }: Pick<Submission, "content">) {
  const names = naming.find((group) => group.every((name) => (content[name] ?? "") !== ""));
  return (names ?? []).map((name) => showValue(name, content[name] ?? "")).join(" ");
}

/** The stored values with their labels, in the order of the fields. Empty ones are left out. */
export const listContent = ({ form, content }: Pick<Submission, "form" | "content">) =>
  Object.entries(content)
    .toSorted(([one], [other]) => placeOfField(one) - placeOfField(other))
    .map(([name, value]) => ({ name, label: labelOfField(form, name), text: showValue(name, value) }))
    .filter(({ text }) => text !== "");

function showValue(name: string, value: FormContent[string]): string {
  if (typeof value === "boolean") return translateData(value ? english("Yes") : english("No"));
  if (typeof value === "number") return formatNumber(value);
  if (typeof value !== "string") {
    return new Intl.ListFormat(locale(), { type: "unit" }).format(value.map((each) => showValue(name, each)));
  }
  return chosen.has(name) ? translateData(value) : (valueNames.get(name)?.(value) ?? value);
}
