import { ValueRules } from "#demos/forms/value.ts";
import { type RulesConfig, toRules } from "#demos/forms/web/validation/rules-config.ts";
import { validateWith } from "#web/lib/form/form.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Fields } from "#web/ui/form/fields.tsx";
import { NumberField } from "#web/ui/form/numbers/number-field.tsx";
import { SwitchField } from "#web/ui/form/choices/switch-field.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

const findErrors = validateWith(ValueRules);

type RulesFieldsProps = { config: RulesConfig; onChange: (part: Partial<RulesConfig>) => void };

/** The fields of the rules. Rules that no value could meet are rejected at once. */
export function RulesFields({ config, onChange }: RulesFieldsProps) {
  const { t } = useTranslation();
  const errors = findErrors(toRules(config));
  return (
    <Fields columns={2}>
      <SwitchField label={t("Required")} value={config.required} onChange={(required) => onChange({ required })} />
      <SwitchField label={t("Email")} value={config.email} onChange={(email) => onChange({ email })} />
      <NumberField
        label={t("Minimum length")}
        min={0}
        value={config.minlength}
        error={errors["minlength"]}
        onChange={(minlength) => onChange({ minlength })}
      />
      <NumberField
        label={t("Maximum length")}
        min={0}
        value={config.maxlength}
        error={errors["maxlength"]}
        onChange={(maxlength) => onChange({ maxlength })}
      />
      <div data-wide>
        <TextField
          label={t("Custom message")}
          description={t("Replaces the message of every rule.")}
          autoComplete="off"
          dir="auto"
          value={config.message}
          error={errors["message"]}
          onChange={(event) => onChange({ message: event.currentTarget.value })}
        />
      </div>
    </Fields>
  );
}
