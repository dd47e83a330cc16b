import { countryChoices } from "#demos/forms/web/country-choices.ts";
import type { CheckoutPart } from "#demos/forms/web/layouts/use-checkout.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Fields } from "#web/ui/form/fields.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

/** The address to which an order is delivered. */
export function AddressFields({ form, labels }: CheckoutPart) {
  const { t } = useTranslation();
  return (
    <Fields columns={2}>
      <SelectField
        label={labels.country}
        required
        autoComplete="country"
        placeholder={t("Select a country")}
        choices={countryChoices()}
        {...form.field("country")}
      />
      <TextField label={labels.city} required autoComplete="address-level2" {...form.field("city")} />
      <TextField
        label={labels.code}
        required
        inputMode="numeric"
        autoComplete="postal-code"
        description={t("The postal code, digits only")}
        {...form.field("code")}
      />
      <TextField
        label={labels.address}
        required
        autoComplete="street-address"
        description={t("Street and number")}
        {...form.field("address")}
      />
    </Fields>
  );
}
