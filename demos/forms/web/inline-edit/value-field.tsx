import type { InlineFields, UserGroup } from "#demos/inline-edit/contract.ts";
import { gendersOf, groupOptions, labelsOf } from "#demos/forms/web/inline-edit/describe-values.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { CheckboxGroup } from "#web/ui/form/choices/checkbox-group.tsx";
import { NumberField, type TypedNumber } from "#web/ui/form/numbers/number-field.tsx";
import { SelectField } from "#web/ui/form/lists/select-field.tsx";
import { TextareaField } from "#web/ui/form/text/textarea-field.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

/** The value in the editor: text, user groups, or a number that may be half typed. */
export type Edited = TypedNumber | readonly UserGroup[];

type ValueFieldProps = {
  name: keyof InlineFields;
  value: Edited;
  error?: string | undefined;
  onChange: (value: Edited) => void;
  onBlur: () => void;
};

/** The field of a value. */
export function ValueField({ name, value, error, onChange, onBlur }: ValueFieldProps) {
  const { t } = useTranslation();
  const shared = { label: labelsOf(t)[name], name, error, onBlur };
  const text = {
    ...shared,
    value: String(value),
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  switch (name) {
    case "gender": {
      const choices = Object.entries(gendersOf(t)).map(([gender, label]) => ({ value: gender, label }));
      return <SelectField {...text} placeholder={t("Not set")} choices={choices} />;
    }
    case "group":
      return <SelectField {...text} required placeholder={t("Choose a group")} choices={groupOptions()} />;
    case "permissions":
      return (
        <CheckboxGroup
          {...shared}
          value={Array.isArray(value) ? (value as readonly UserGroup[]) : []}
          onChange={onChange}
          options={groupOptions()}
        />
      );
    case "budget":
      return <NumberField {...shared} value={value as TypedNumber} onChange={onChange} min={0} step={100} />;
    case "dob":
      return <TextField {...text} type="date" />;
    case "comments":
      return <TextareaField {...text} max={2000} />;
    case "homePhone":
    case "officePhone":
      return <TextField {...text} type="tel" autoComplete="off" />;
    case "username":
    case "firstName":
      break;
  }
  return <TextField {...text} autoComplete="off" dir="auto" />;
}
