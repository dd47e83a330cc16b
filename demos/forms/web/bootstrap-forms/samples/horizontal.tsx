import { submitSignUp } from "#demos/forms/bootstrap.ts";
import { SampleForm } from "#demos/forms/web/bootstrap-forms/sample-form.tsx";
import { useReceived } from "#demos/forms/web/bootstrap-forms/use-received.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Fields } from "#web/ui/form/fields.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

/** Labels beside the fields, where there is room. */
export function Horizontal() {
  const { t } = useTranslation();
  const labels = { company: t("Company"), email: t("Email"), password: t("Password") };
  const { received, show } = useReceived(labels);
  const form = useContractForm(submitSignUp, {
    initial: { company: "", email: "", password: "" },
    onSaved: (answer, values) => {
      form.reset();
      show(answer, values);
    },
  });
  return (
    <SampleForm label={t("Horizontal")} form={form} submit={t("Sign up")} received={received}>
      <Fields layout="horizontal">
        <TextField label={labels.company} autoComplete="organization" dir="auto" {...form.field("company")} />
        <TextField label={labels.email} type="email" autoComplete="email" required {...form.field("email")} />
        <TextField
          label={labels.password}
          type="password"
          autoComplete="new-password"
          required
          {...form.field("password")}
        />
      </Fields>
    </SampleForm>
  );
}
