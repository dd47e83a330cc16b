import { english } from "#contract/text/english.ts";
import { submitOrder } from "#demos/forms/layouts.ts";
import { toOptions } from "#demos/forms/web/choices.ts";
import { labelsOf } from "#demos/forms/web/field-labels.ts";
import { SubmissionCard } from "#demos/forms/web/submission-card.tsx";
import { useSubmissionForm } from "#demos/forms/web/use-submission-form.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Fields } from "#web/ui/form/fields.tsx";
import { SelectField } from "#web/ui/form/lists/select-field.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

const empty = { name: "", email: "", phone: "", interested: "", budget: "" };
const names = ["name", "email", "phone", "interested", "budget"] as const;

/** The values are the English texts, so that a stored order can be read. */
const services = [english("Consulting"), english("Design"), english("Development"), english("Training")];
const budgets = [
  english("Less than 1,000"),
  english("1,000–5,000"),
  english("5,000–10,000"),
  english("More than 10,000"),
];

/** An enquiry about a service. */
export function OrderForm() {
  const { t } = useTranslation();
  const { form, ...submission } = useSubmissionForm(submitOrder, empty);
  const labels = labelsOf("order", names);
  return (
    <SubmissionCard
      {...submission}
      form={form}
      title={t("Order")}
      description={t("Tell us what you need, and we will send you an offer.")}
      submit={t("Send order")}
      sent={t("Order sent")}
    >
      <Fields columns={2}>
        <div data-wide>
          <TextField label={labels.name} required autoComplete="name" {...form.field("name")} />
        </div>
        <TextField label={labels.email} required type="email" autoComplete="email" {...form.field("email")} />
        <TextField label={labels.phone} required type="tel" autoComplete="tel" {...form.field("phone")} />
        <SelectField
          label={labels.interested}
          required
          placeholder={t("Select a service")}
          choices={toOptions(services)}
          {...form.field("interested")}
        />
        <SelectField
          label={labels.budget}
          required
          placeholder={t("Select a budget")}
          description={t("In euros")}
          choices={toOptions(budgets)}
          {...form.field("budget")}
        />
      </Fields>
    </SubmissionCard>
  );
}
