import { labelsOf as labelsOfFields } from "#web/features/forms/field-labels.ts";
import type { ValidationForm } from "#web/features/forms/validation/form-params.ts";
import { type FieldName, formRules } from "#web/features/forms/validation/form-rules.ts";

/** The translated labels of a form's fields, in its order. */
export const labelsOf = <Form extends ValidationForm>(form: Form) =>
  labelsOfFields(form, Object.keys(formRules[form]) as FieldName<Form>[]);
