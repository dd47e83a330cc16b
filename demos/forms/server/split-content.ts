import { type FormContent, secretFields } from "#demos/forms/contract.ts";

/** A valid form: fields that were left out are absent or undefined. */
export type FormFields = Readonly<Record<string, FormContent[string] | undefined>>;

/** Divides a form into the content to store, and the names of the fields that may not be stored. */
export function splitContent(fields: FormFields) {
  const notStored = secretFields.filter((name) => fields[name] !== undefined);
  const isSecret = new Set<string>(secretFields);
  const content: FormContent = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && !isSecret.has(name)) content[name] = value;
  }
  return { content, notStored };
}
