import { useState } from "react";

import { submitWizard } from "#demos/forms/wizards.ts";
import { AccountFields, AddressFields, ContactFields } from "#demos/forms/web/wizards/account-fields.tsx";
import { type AccountDraft, accountFields, emptyAccount } from "#demos/forms/web/wizards/account-form.ts";
import { summarise } from "#demos/forms/web/wizards/summarise.ts";
import { useStep } from "#demos/forms/web/wizards/use-step.ts";
import { nameCountry } from "#web/lib/i18n/countries.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { useWizard } from "#web/ui/wizard/use-wizard.ts";
import { WizardCard, type WizardSaved } from "#web/ui/wizard/wizard-card.tsx";
import { WizardSummary } from "#web/ui/wizard/wizard-summary.tsx";

/** A new account in four steps, with a progress bar. The last step only confirms. */
export function AccountWizard() {
  const { t } = useTranslation();
  const [saved, setSaved] = useState<WizardSaved>();
  const wizard = useWizard(submitWizard, {
    name: "account",
    initial: emptyAccount,
    fields: accountFields,
    ...useStep("step"),
    onCompleted: (_, values) => setSaved({ title: t("Account saved"), steps: describe(values) }),
  });
  const { form, state } = wizard;
  const labels = {
    email: t("Email"),
    username: t("Username"),
    firstName: t("First name"),
    lastName: t("Last name"),
    phone: t("Phone"),
    country: t("Country"),
    city: t("City"),
    code: t("Postal code"),
  };
  const titles = [t("Account"), t("Contact"), t("Address"), t("Confirm")];
  const describe = (values: AccountDraft) =>
    summarise(titles, accountFields, labels, {
      ...values,
      country: nameCountry(values.country),
    });
  const steps = describe(form.values);
  return (
    <WizardCard
      title={t("New account")}
      description={t("The steps are above the fields, with a progress bar.")}
      layout="horizontal"
      wizard={wizard}
      steps={steps}
      saved={saved}
      onAgain={() => setSaved(undefined)}
    >
      {state.step === 1 && <AccountFields form={form} labels={labels} />}
      {state.step === 2 && <ContactFields form={form} labels={labels} />}
      {state.step === 3 && <AddressFields form={form} labels={labels} />}
      {state.step === 4 && <WizardSummary state={state} steps={steps} onStep={wizard.goTo} isInline />}
    </WizardCard>
  );
}
