import { type ValueRules, valueMessages } from "#demos/forms/value.ts";

/** The source of a schema that enforces the rules, with the messages in English. */
export const writeSchema = (rules: ValueRules) =>
  `import { z } from "zod/mini";\n\nexport const Value = ${writeValue(rules)};\n`;

function writeValue(rules: ValueRules) {
  const checks = writeChecks(rules);
  if (rules.required)
    return writeText(["z.trim()", writeCheck("minLength", 1, messageOf(rules, "required")), ...checks]);
  if (checks.length === 0) return writeText(["z.trim()"]);
  // Of an optional value, only what is not empty is checked.
  return [
    "z.pipe(",
    "  z.pipe(",
    "    z.string().check(z.trim()),",
    "    z.transform((text) => text || undefined),",
    "  ),",
    "  z.optional(",
    indent(`${writeText(checks)},`, 4),
    "  ),",
    ")",
  ].join("\n");
}

const writeChecks = (rules: ValueRules) => [
  ...(rules.email ? [writeCheck("email", undefined, messageOf(rules, "email"))] : []),
  ...(rules.minlength === undefined ? [] : [writeCheck("minLength", rules.minlength, messageOf(rules, "minlength"))]),
  ...(rules.maxlength === undefined ? [] : [writeCheck("maxLength", rules.maxlength, messageOf(rules, "maxlength"))]),
];

const messageOf = ({ message }: ValueRules, rule: keyof typeof valueMessages) => message?.trim() || valueMessages[rule];

const writeCheck = (name: string, limit: number | undefined, error: string) =>
  `z.${name}(${limit === undefined ? "" : `${limit}, `}{ error: ${JSON.stringify(error)} })`;

const writeText = (checks: readonly string[]) =>
  checks.length === 1
    ? `z.string().check(${checks.join("")})`
    : ["z.string().check(", ...checks.map((check) => `  ${check},`), ")"].join("\n");

const indent = (text: string, spaces: number) => text.replaceAll(/^/gm, " ".repeat(spaces));
