import { type Gender, type InlineFields, userGroups } from "#contract/inline-edit.ts";
import { formatNumber } from "#web/lib/format.ts";
import { formatPeriod } from "#web/lib/format-days.ts";
import { translateData } from "#web/lib/i18n.ts";

type Translate = (text: string) => string;

/** The names of the values, in their order on the screen. */
export const labelsOf = (t: Translate) => ({
  username: t("Username"),
  firstName: t("First name"),
  gender: t("Gender"),
  group: t("Group"),
  permissions: t("Permissions"),
  budget: t("Budget"),
  dob: t("Date of birth"),
  comments: t("Comments"),
  homePhone: t("Home phone"),
  officePhone: t("Office phone"),
});

export const gendersOf = (t: Translate): Readonly<Record<Exclude<Gender, "">, string>> => ({
  female: t("Female"),
  male: t("Male"),
  other: t("Other"),
});

export const groupOptions = () => userGroups.map((value) => ({ value, label: translateData(value) }));

/** A value as it is shown; empty if there is none. */
export function describeValue<Name extends keyof InlineFields>(
  name: Name,
  fields: Partial<InlineFields>,
  t: Translate,
) {
  const { gender = "", budget, permissions = [], dob = "", group = "" } = fields;
  switch (name) {
    case "gender":
      return gender === "" ? "" : gendersOf(t)[gender];
    case "group":
      return translateData(group);
    case "permissions":
      return permissions.map((each) => translateData(each)).join(", ");
    case "budget":
      return typeof budget === "number" ? formatNumber(budget) : "";
    case "dob":
      return dob === "" ? "" : formatPeriod(dob, dob);
    default:
      return String(fields[name] ?? "");
  }
}
