import { describe, expect, test } from "vitest";

import type { Endpoint } from "#contract/endpoint.ts";
import * as contract from "#demos/forms/validation.ts";

import { validationForms, type ValidationForm } from "./form-params.ts";
import { type FieldRule, formRules } from "./form-rules.ts";

const account = {
  firstName: "Mei",
  lastName: "Tanaka",
  username: "mei.tanaka",
  email: "mei@example.org",
  password: "a long secret",
  passwordConfirm: "a long secret",
  languages: ["Japanese"],
};

const forms: Record<ValidationForm, { endpoint: Endpoint; valid: Record<string, unknown> }> = {
  main: { endpoint: contract.submitMain, valid: account },
  attribute: { endpoint: contract.submitAttribute, valid: account },
  "button-group": { endpoint: contract.submitButtonGroup, valid: { gender: "Female", languages: ["German"] } },
  contact: {
    endpoint: contract.submitContact,
    valid: { fullName: "Mei Tanaka", email: "mei@example.org", title: "Prices", content: "Are they final?" },
  },
  movie: {
    endpoint: contract.submitMovie,
    valid: {
      title: "The Last Pallet",
      genre: "Comedy",
      director: "Greta Sund",
      writer: "Aldo Ricci",
      producer: "Harbour Light",
      website: "https://pallet.example/",
      trailer: "https://pallet.example/trailer",
      review: "",
      rating: 4,
    },
  },
  product: { endpoint: contract.submitProduct, valid: { price: 12.5, amount: "3", color: "Green", size: "Medium" } },
  profile: { endpoint: contract.submitProfile, valid: { email: "mei@example.org", password: "a long secret" } },
  toggling: {
    endpoint: contract.submitToggling,
    valid: {
      firstName: "Mei",
      lastName: "Tanaka",
      company: "Atrium",
      job: "Pricing",
      department: "Sales",
      mobilePhone: "0655501000",
      homePhone: "",
      officePhone: "",
    },
  },
};

/** The fields that the schema of a form rejects. */
const findInvalid = (form: ValidationForm, values: object) =>
  (forms[form].endpoint.body?.safeParse(values).error?.issues ?? []).map(({ path }) => path.join("."));

const rulesOf = (form: ValidationForm) => Object.entries<readonly FieldRule[]>(formRules[form]);
const hasRule = (rules: readonly FieldRule[], kind: FieldRule["kind"]) => rules.some((rule) => rule.kind === kind);
const text = (length: number, rules: readonly FieldRule[]) => (hasRule(rules, "digits") ? "1" : "a").repeat(length);
const list = (length: number) => Array.from({ length }, () => "German");

/** Values that break a rule, and values just within it. */
function samplesOf(rule: FieldRule, rules: readonly FieldRule[], valid: Record<string, unknown>) {
  switch (rule.kind) {
    case "required":
      return { broken: ["", undefined], met: [] };
    case "email":
      return { broken: ["mei@", "mei.example.org"], met: ["m@example.org"] };
    case "web-address":
      return { broken: ["pallet", "pallet.example", "javascript:alert(1)"], met: ["http://pallet.example"] };
    case "digits":
      return { broken: ["12a", "+44"], met: ["0"] };
    case "number":
      return { broken: ["1,5", "ten", "1e3"], met: ["1.5", 0, -3] };
    case "username":
      return { broken: ["mei tanaka", "mei-tanaka"], met: ["Mei_Tanaka.2"] };
    case "at-most":
      return { broken: [text(rule.count + 1, rules)], met: [text(rule.count, rules)] };
    case "length":
      return {
        broken: [text(rule.min - 1, rules), text(rule.max + 1, rules)],
        met: [text(rule.min, rules), text(rule.max, rules)],
      };
    case "choices":
      return { broken: [list(rule.min - 1), list(rule.max + 1)], met: [list(rule.min), list(rule.max)] };
    case "same-as":
      return { broken: ["another"], met: [valid[rule.field]] };
    case "differs-from":
      break;
  }
  return { broken: [valid[rule.field]], met: [] };
}

describe.each(validationForms)("the rules of the form %s", (form) => {
  const { endpoint, valid } = forms[form];

  test("name every field of its schema", () => {
    const { shape } = endpoint.body as unknown as { shape: Record<string, unknown> };
    expect(["id", ...Object.keys(formRules[form])].toSorted()).toEqual(Object.keys(shape).toSorted());
    expect(findInvalid(form, valid)).toEqual([]);
  });

  const cases = rulesOf(form).flatMap(([field, rules]) => rules.map((rule) => ({ field, rules, rule })));
  test.each(cases)("$field: $rule.kind", ({ field, rules, rule }) => {
    const { broken, met } = samplesOf(rule, rules, valid);
    for (const value of broken) expect(findInvalid(form, { ...valid, [field]: value }), String(value)).toContain(field);
    for (const value of met) {
      expect(findInvalid(form, { ...valid, [field]: value }), String(value)).not.toContain(field);
    }
  });

  test("a field without the rule “required” may be empty", () => {
    for (const [field, rules] of rulesOf(form)) {
      if (hasRule(rules, "required") || hasRule(rules, "choices")) continue;
      expect(findInvalid(form, { ...valid, [field]: "" })).toEqual([]);
    }
  });
});
