import { type ControlProps, FieldGroup } from "#web/ui/form/field.tsx";
import { OptionInputs } from "#web/ui/form/choices/option-inputs.tsx";
import type { FieldOption } from "#web/ui/form/options.ts";

type RadioFieldProps<Value extends string | number> = ControlProps<Value | "" | undefined> & {
  options: readonly FieldOption<Value>[];
  /** Side by side instead of one below the other. */
  isInline?: boolean;
};

/** A choice of one of a few options, all of which are visible. */
export const RadioField = <Value extends string | number>({
  options,
  isInline = false,
  value,
  onChange,
  disabled,
  ...field
}: RadioFieldProps<Value>) => (
  <FieldGroup role="radiogroup" {...field}>
    <OptionInputs
      type="radio"
      look={isInline ? "inline" : "list"}
      options={options}
      isChosen={(each) => each === value}
      onToggle={onChange}
      disabled={disabled}
      readOnly={field.readOnly}
    />
  </FieldGroup>
);
