/** The forms of the screen, in the order of their tabs. The first one is shown by default. */
export const validationForms = [
  "main",
  "attribute",
  "button-group",
  "contact",
  "movie",
  "product",
  "profile",
  "toggling",
] as const;
export type ValidationForm = (typeof validationForms)[number];

/** The form in the address; invalid values are ignored. */
export const readFormParams = ({ form }: Record<string, unknown>): { form?: ValidationForm | undefined } => ({
  form: validationForms.find((name) => name === form),
});
