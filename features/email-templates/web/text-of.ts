import type { TemplateForm } from "#features/email-templates/web/use-template-form.ts";

/** The properties of a field whose value is a text. */
export const textOf = (form: TemplateForm, name: string) => ({
  ...form.field(name),
  value: String(form.values[name] ?? ""),
});
