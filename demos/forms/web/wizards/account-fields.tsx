import { countryChoices } from "#demos/forms/web/country-choices.ts";
import type { AccountDraft, AccountForm } from "#demos/forms/web/wizards/account-form.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Fields } from "#web/ui/form/fields.tsx";
import { SelectField } from "#web/ui/form/lists/select-field.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

type StepProps = { form: AccountForm; labels: Readonly<Record<keyof AccountDraft, string>> };

export function AccountFields({ form, labels }: StepProps) {
  const { t } = useTranslation();
  return (
    <Fields columns={2}>
      <TextField label={labels.email} type="email" autoComplete="email" required {...form.field("email")} />
      <TextField
        label={labels.username}
        description={t("6 to 30 letters, digits, dots and underscores.")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.field("username")}
      />
    </Fields>
  );
}

export const ContactFields = ({ form, labels }: StepProps) => (
  <Fields columns={3}>
    <TextField label={labels.firstName} autoComplete="given-name" dir="auto" required {...form.field("firstName")} />
    <TextField label={labels.lastName} autoComplete="family-name" dir="auto" required {...form.field("lastName")} />
    <TextField label={labels.phone} type="tel" autoComplete="tel" required {...form.field("phone")} />
  </Fields>
);

export function AddressFields({ form, labels }: StepProps) {
  const { t } = useTranslation();
  return (
    <Fields columns={3}>
      <SelectField
        label={labels.country}
        placeholder={t("Select a country")}
        autoComplete="country"
        choices={countryChoices()}
        required
        {...form.field("country")}
      />
      <TextField label={labels.city} autoComplete="address-level2" dir="auto" required {...form.field("city")} />
      <TextField label={labels.code} inputMode="numeric" autoComplete="postal-code" required {...form.field("code")} />
    </Fields>
  );
}
