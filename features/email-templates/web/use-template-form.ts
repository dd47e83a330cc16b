import { useEffect, useEffectEvent } from "react";

import { type EmailTemplate, saveEmailTemplate, templateSchemas } from "#features/email-templates/contract.ts";
import { type FieldValues, fromFields, replaceFields, toFields } from "#features/email-templates/web/field-values.ts";
import { useTemplateWrites } from "#features/email-templates/web/queries.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { validateWith } from "#web/lib/form/form.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { useUnsavedChanges } from "#web/lib/form/use-unsaved-changes.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

/** The form of a template: its values, and how they are saved and reset. */
export function useTemplateForm(data: EmailTemplate) {
  const { t, language } = useTranslation();
  const { template } = data.values;
  const writes = useTemplateWrites(template, language);

  /** Writes what an answer of the server says. */
  const restore = ({ isSaved, values }: EmailTemplate) => (isSaved ? writes.save(values) : writes.reset());

  const form = useContractForm<typeof saveEmailTemplate, FieldValues, EmailTemplate>(saveEmailTemplate, {
    initial: toFields(data.values),
    toBody: fromFields,
    validate: (fields) => validateWith(templateSchemas[template])(fromFields(fields)),
    send: writes.save,
    onSaved: (answer) => {
      form.reset(toFields(answer.values));
      offerUndo({ title: t("Template saved"), key: `email-${template}`, undo: () => restore(data) });
    },
  });
  useUnsavedChanges(form.isChanged);

  /** Values that another window has saved, or that were undone, do not replace what is being typed. */
  const showSaved = useEffectEvent(() => {
    if (!form.isChanged) form.reset(toFields(data.values));
  });
  useEffect(() => showSaved(), [data.values]);

  const { values, isChanged } = form;
  const reset = async () => {
    const initial = data.isSaved ? await writes.reset().catch(() => undefined) : data;
    if (!initial) return;
    form.reset(toFields(initial.values));
    offerUndo({
      title: t("Template reset"),
      key: `email-${template}`,
      undo: async () => {
        if (data.isSaved) await restore(data);
        if (isChanged) form.change(replaceFields(toFields(initial.values), values));
      },
    });
  };
  return {
    form,
    /** The values, if they are valid. */
    valid: templateSchemas[template].safeParse(fromFields(values)).data,
    canReset: data.isSaved || isChanged,
    reset,
  };
}

export type TemplateForm = ReturnType<typeof useTemplateForm>["form"];
