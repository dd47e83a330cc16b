import { type ControlProps, FieldGroup } from "#web/ui/form/field.tsx";
import { OptionInputs } from "#web/ui/form/choices/option-inputs.tsx";
import { type FieldOption, toggleOption } from "#web/ui/form/options.ts";

type CheckboxGroupProps<Value extends string> = ControlProps<readonly Value[]> & {
  options: readonly FieldOption<Value>[];
  /** Side by side instead of one below the other. */
  isInline?: boolean;
};

/** A choice of several of a few options, all of which are visible. */
export const CheckboxGroup = <Value extends string>({
  options,
  isInline = false,
  value,
  onChange,
  disabled,
  ...field
}: CheckboxGroupProps<Value>) => (
  <FieldGroup role="group" {...field}>
    <OptionInputs
      type="checkbox"
      look={isInline ? "inline" : "list"}
      options={options}
      isChosen={(each) => value.includes(each)}
      onToggle={(toggled) => onChange(toggleOption(options, value, toggled))}
      disabled={disabled}
      readOnly={field.readOnly}
    />
  </FieldGroup>
);
