import { submitDelivery } from "#demos/forms/bootstrap.ts";
import styles from "#demos/forms/web/bootstrap-forms/bootstrap-forms.module.css";
import { SampleForm } from "#demos/forms/web/bootstrap-forms/sample-form.tsx";
import { useReceived } from "#demos/forms/web/bootstrap-forms/use-received.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Fields } from "#web/ui/form/fields.tsx";
import { SwitchField } from "#web/ui/form/switch-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

/** A fieldset that a switch enables. While it is disabled, its fields are not sent. */
export function Fieldsets() {
  const { t } = useTranslation();
  const labels = { name: t("Name"), elsewhere: t("Deliver to another address"), street: t("Street"), city: t("City") };
  const { received, show } = useReceived(labels);
  const form = useContractForm(submitDelivery, {
    initial: { name: "", elsewhere: false, street: "", city: "" },
    toBody: ({ name, elsewhere, ...address }) => ({ name, elsewhere, ...(elsewhere && address) }),
    onSaved: (answer, values) => {
      form.reset();
      show(answer, values.elsewhere ? values : { ...values, street: "", city: "" });
    },
  });
  const { elsewhere } = form.values;
  return (
    <SampleForm label={t("Fieldsets")} form={form} submit={t("Save delivery")} received={received}>
      <Fields>
        <TextField label={labels.name} autoComplete="name" dir="auto" required {...form.field("name")} />
        <SwitchField label={labels.elsewhere} {...form.control("elsewhere")} />
      </Fields>
      <fieldset className={styles.fieldset} disabled={!elsewhere}>
        <legend className={styles.legend}>{t("Delivery address")}</legend>
        <Fields columns={2}>
          <TextField label={labels.street} dir="auto" required={elsewhere} {...form.field("street")} />
          <TextField label={labels.city} dir="auto" required={elsewhere} {...form.field("city")} />
        </Fields>
      </fieldset>
    </SampleForm>
  );
}
