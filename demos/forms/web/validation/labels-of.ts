import { labelsOf as labelsOfFields } from "#demos/forms/web/field-labels.ts";
import type { ValidationForm } from "#demos/forms/web/validation/form-params.ts";
import { type FieldName, formRules } from "#demos/forms/web/validation/form-rules.ts";

/** The translated labels of a form's fields, in its order. */
export const labelsOf = <Form extends ValidationForm>(form: Form) =>
  labelsOfFields(form, Object.keys(formRules[form]) as FieldName<Form>[]);
