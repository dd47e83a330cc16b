import { useState } from "react";

import { submitSignUp } from "#demos/forms/bootstrap.ts";
import styles from "#demos/forms/web/bootstrap-forms/bootstrap-forms.module.css";
import { SampleForm } from "#demos/forms/web/bootstrap-forms/sample-form.tsx";
import { useReceived } from "#demos/forms/web/bootstrap-forms/use-received.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Choice } from "#web/ui/form/choices/choice.tsx";
import { Fields } from "#web/ui/form/fields.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

const sizes = ["small", "medium", "large"] as const;
type Size = (typeof sizes)[number];

/** Fields of 32, 40 and 48 px, with help below them. */
export function Sizes() {
  const { t } = useTranslation();
  const [size, setSize] = useState<Size>("medium");
  const names: Record<Size, string> = { small: t("Small"), medium: t("Medium"), large: t("Large") };
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
    <SampleForm
      label={t("Sizes and help")}
      form={form}
      submit={t("Sign up")}
      buttonSize={size === "small" ? "small" : "medium"}
      received={received}
    >
      <div className={styles.choice}>
        <Choice
          label={t("Size")}
          options={sizes.map((value) => ({ value, label: names[value] }))}
          value={size}
          onChange={setSize}
        />
      </div>
      <Fields size={size}>
        <TextField
          label={labels.email}
          description={t("For the confirmation only.")}
          type="email"
          autoComplete="email"
          required
          {...form.field("email")}
        />
        <TextField
          label={labels.password}
          description={t("A few random words beat symbols.")}
          type="password"
          autoComplete="new-password"
          required
          {...form.field("password")}
        />
      </Fields>
    </SampleForm>
  );
}
