import { type ControlProps, FieldGroup } from "#web/ui/form/field.tsx";
import { OptionInputs } from "#web/ui/form/choices/option-inputs.tsx";
import { type FieldOption, toggleOption } from "#web/ui/form/options.ts";

type Options<Value extends string> = { options: readonly FieldOption<Value>[] };

/** A choice of one of a few short options, drawn as joined buttons. They are radio buttons. */
export const ButtonGroup = <Value extends string>({
  options,
  value,
  onChange,
  disabled,
  ...field
}: ControlProps<Value | ""> & Options<Value>) => (
  <FieldGroup role="radiogroup" {...field}>
    <OptionInputs
      type="radio"
      look="buttons"
      options={options}
      isChosen={(each) => each === value}
      onToggle={onChange}
      disabled={disabled}
      readOnly={field.readOnly}
    />
  </FieldGroup>
);

/** A choice of several of a few short options, drawn as joined buttons. They are checkboxes. */
export const ToggleGroup = <Value extends string>({
  options,
  value,
  onChange,
  disabled,
  ...field
}: ControlProps<readonly Value[]> & Options<Value>) => (
  <FieldGroup role="group" {...field}>
    <OptionInputs
      type="checkbox"
      look="buttons"
      options={options}
      isChosen={(each) => value.includes(each)}
      onToggle={(toggled) => onChange(toggleOption(options, value, toggled))}
      disabled={disabled}
      readOnly={field.readOnly}
    />
  </FieldGroup>
);
