import { submitSignUp } from "#demos/forms/bootstrap.ts";
import { SampleForm } from "#demos/forms/web/bootstrap-forms/sample-form.tsx";
import { useReceived } from "#demos/forms/web/bootstrap-forms/use-received.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { CheckboxField } from "#web/ui/form/checkbox-field.tsx";
import { Fields } from "#web/ui/form/fields.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

/** Labels above the fields. */
export function Stacked() {
  const { t } = useTranslation();
  const labels = { email: t("Email"), password: t("Password"), newsletter: t("Send me the newsletter") };
  const { received, show } = useReceived(labels);
  const form = useContractForm(submitSignUp, {
    initial: { email: "", password: "", newsletter: false },
    onSaved: (answer, values) => {
      form.reset();
      show(answer, values);
    },
  });
  return (
    <SampleForm label={t("Stacked")} form={form} submit={t("Sign up")} received={received}>
      <Fields>
        <TextField label={labels.email} type="email" autoComplete="email" required {...form.field("email")} />
        <TextField
          label={labels.password}
          type="password"
          autoComplete="new-password"
          required
          {...form.field("password")}
        />
        <CheckboxField label={labels.newsletter} {...form.control("newsletter")} />
      </Fields>
    </SampleForm>
  );
}
