import { useState } from "react";

import { type InlineFields, type InlineValues, updateInlineValues } from "#demos/inline-edit/contract.ts";
import { describeValue, labelsOf, namesOf } from "#demos/forms/web/inline-edit/describe-values.ts";
import type { ValueChange } from "#demos/forms/web/inline-edit/use-value-change.ts";
import { type Edited, ValueField } from "#demos/forms/web/inline-edit/value-field.tsx";
import { isSame } from "#web/lib/changes/conflict.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { InlineEdit, InlineEditor } from "#web/ui/form/text/inline-edit.tsx";

type EditableValueProps = {
  name: keyof InlineFields;
  values: InlineValues;
  mode: "popup" | "inline";
  isEnabled: boolean;
  /** The validation error of the value, translated. */
  error?: string | undefined;
  onChange: ValueChange;
};

/** One value of the sample, and its editor. */
export function EditableValue({ name, values, mode, isEnabled, error, onChange }: EditableValueProps) {
  const { t } = useTranslation();
  return (
    <InlineEdit label={namesOf(t)[name]} shown={describeValue(name, values, t)} {...{ mode, isEnabled, error }}>
      {(close) => <Editor {...{ name, values, onChange }} onClose={close} />}
    </InlineEdit>
  );
}

type EditorProps = Pick<EditableValueProps, "name" | "values" | "onChange"> & { onClose: () => void };

function Editor({ name, values, onChange, onClose }: EditorProps) {
  const { t } = useTranslation();
  /** The values when editing began. Changes that arrive meanwhile are merged when it is saved. */
  const [base] = useState(values);
  const initial: Record<string, Edited> = { [name]: base[name] ?? "" };
  const toValue = (value: Edited) => (name === "budget" && value === "" ? null : value);
  const form = useContractForm(updateInlineValues, {
    initial,
    toBody: (edited) => ({ [name]: toValue(edited[name] ?? ""), version: base.version }),
    send: (body) =>
      isSame(body[name], base[name])
        ? Promise.resolve("theirs" as const)
        : onChange(base, { [name]: body[name] }, labelsOf(t)[name]),
    onSaved: (outcome) => outcome !== "later" && onClose(),
  });
  return (
    <InlineEditor form={form} onCancel={onClose}>
      <ValueField {...form.control(name)} name={name} value={form.values[name] ?? ""} />
    </InlineEditor>
  );
}
