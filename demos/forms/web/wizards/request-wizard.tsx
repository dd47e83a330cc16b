import { useState } from "react";

import { submitRequest } from "#demos/forms/wizards.ts";
import { CateringFields, EventFields, PersonFields, ScheduleFields } from "#demos/forms/web/wizards/request-fields.tsx";
import { emptyRequest, requestFields, type RequestDraft } from "#demos/forms/web/wizards/request-draft.ts";
import { summarise } from "#demos/forms/web/wizards/summarise.ts";
import { useRequestTexts } from "#demos/forms/web/wizards/use-request-texts.ts";
import { useStep } from "#demos/forms/web/wizards/use-step.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { useWizard } from "#web/ui/wizard/use-wizard.ts";
import { WizardCard, type WizardSaved } from "#web/ui/wizard/wizard-card.tsx";

/** A request for an event in four steps, with a summary of what was entered. */
export function RequestWizard() {
  const { t } = useTranslation();
  const [saved, setSaved] = useState<WizardSaved>();
  const wizard = useWizard(submitRequest, {
    name: "request",
    initial: emptyRequest,
    fields: requestFields,
    ...useStep("vertical"),
    onCompleted: (_, values) => setSaved({ title: t("Request sent"), steps: describe(values) }),
  });
  const { form, state } = wizard;
  const texts = useRequestTexts();
  const titles = [t("Event"), t("Date and guests"), t("Catering"), t("Contact")];
  const describe = (values: RequestDraft) => summarise(titles, requestFields, texts.labels, texts.describe(values));
  return (
    <WizardCard
      title={t("Event request")}
      description={t("The steps are beside the fields, with a summary to check and edit.")}
      layout="vertical"
      wizard={wizard}
      steps={describe(form.values)}
      saved={saved}
      onAgain={() => setSaved(undefined)}
    >
      {state.step === 1 && <EventFields form={form} texts={texts} />}
      {state.step === 2 && <ScheduleFields form={form} texts={texts} />}
      {state.step === 3 && <CateringFields form={form} texts={texts} />}
      {state.step === 4 && <PersonFields form={form} texts={texts} />}
    </WizardCard>
  );
}
