import { type Gender, type InlineFields, userGroups } from "#demos/inline-edit/contract.ts";
import { formatList, formatNumber } from "#web/lib/format/format.ts";
import { formatPeriod } from "#web/lib/format/format-days.ts";
import { i18n, translateData } from "#web/lib/i18n/i18n.ts";

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

/** The same as in a sentence. */
export const namesOf = (t: Translate): Readonly<Record<keyof InlineFields, string>> => ({
  username: t("username"),
  firstName: t("first name"),
  gender: t("gender"),
  group: t("group"),
  permissions: t("permissions"),
  budget: t("budget"),
  dob: t("date of birth"),
  comments: t("comments"),
  homePhone: t("home phone"),
  officePhone: t("office phone"),
});

export const gendersOf = (t: Translate): Readonly<Record<Exclude<Gender, "">, string>> => ({
  female: t("Female"),
  male: t("Male"),
  other: t("Other"),
});

export const groupOptions = () => userGroups.map((value) => ({ value, label: translateData(value) }));

/** A value as it is shown; empty if there is none. */
export function describeValue(name: keyof InlineFields, fields: Partial<InlineFields>, t: Translate) {
  const { gender = "", budget, permissions = [], dob = "", group = "" } = fields;
  if (name === "gender") return gender === "" ? "" : gendersOf(t)[gender];
  if (name === "group") return translateData(group);
  if (name === "permissions")
    return formatList(
      permissions.map((each) => translateData(each)),
      i18n.language,
    );
  if (name === "budget") return typeof budget === "number" ? formatNumber(budget) : "";
  if (name === "dob") return dob === "" ? "" : formatPeriod(dob, dob);
  return fields[name] ?? "";
}
