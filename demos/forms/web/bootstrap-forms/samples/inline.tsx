import { submitSignUp } from "#demos/forms/bootstrap.ts";
import { SampleForm } from "#demos/forms/web/bootstrap-forms/sample-form.tsx";
import { useReceived } from "#demos/forms/web/bootstrap-forms/use-received.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Fields } from "#web/ui/form/fields.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

/** Fields side by side, as in a toolbar. */
export function Inline() {
  const { t } = useTranslation();
  const labels = { email: t("Email"), password: t("Password") };
  const { received, show } = useReceived(labels);
  const form = useContractForm(submitSignUp, {
    initial: { email: "", password: "" },
    onSaved: (answer, values) => {
      form.reset();
      show(answer, values);
    },
  });
  return (
    <SampleForm isInline label={t("Inline")} form={form} submit={t("Sign up")} received={received}>
      <Fields layout="inline">
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
