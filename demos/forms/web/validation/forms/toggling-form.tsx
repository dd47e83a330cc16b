import { IconChevronDown } from "@tabler/icons-react";
import { useId, useState } from "react";

import { submitToggling } from "#demos/forms/validation.ts";
import { SubmissionCard } from "#demos/forms/web/submission-card.tsx";
import { useSubmissionForm } from "#demos/forms/web/use-submission-form.ts";
import styles from "#demos/forms/web/validation/forms/toggling-form.module.css";
import { labelsOf } from "#demos/forms/web/validation/labels-of.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Fields } from "#web/ui/form/fields.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

const initial = {
  firstName: "",
  lastName: "",
  company: "",
  job: "",
  department: "",
  mobilePhone: "",
  homePhone: "",
  officePhone: "",
};

/** A form with an optional part, which is validated while it is hidden: an error in it shows it. */
export function TogglingForm() {
  const { t } = useTranslation();
  const id = useId();
  const submission = useSubmissionForm(submitToggling, initial);
  const { form } = submission;
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen && (form.errors["homePhone"] || form.errors["officePhone"])) setIsOpen(true);
  const labels = labelsOf("toggling");
  return (
    <SubmissionCard
      title={t("Toggling")}
      description={t("An optional section that is validated even while it is hidden.")}
      {...submission}
      labels={labels}
      submit={t("Save person")}
      sent={t("Person saved")}
    >
      <Fields columns={2}>
        <TextField label={labels.firstName} required autoComplete="off" {...form.field("firstName")} />
        <TextField label={labels.lastName} required autoComplete="off" {...form.field("lastName")} />
        <TextField label={labels.company} required autoComplete="off" {...form.field("company")} />
        <TextField label={labels.job} required autoComplete="off" {...form.field("job")} />
        <TextField label={labels.department} required autoComplete="off" {...form.field("department")} />
        <TextField label={labels.mobilePhone} type="tel" required autoComplete="off" {...form.field("mobilePhone")} />
      </Fields>
      <div className={styles.optional}>
        <Button
          variant="subtle"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconChevronDown size={16} stroke={1.75} className={styles.arrow} aria-hidden />
          {isOpen ? t("Fewer fields") : t("More fields")}
        </Button>
        <div id={id} hidden={!isOpen}>
          <Fields columns={2}>
            <TextField label={labels.homePhone} type="tel" autoComplete="off" {...form.field("homePhone")} />
            <TextField label={labels.officePhone} type="tel" autoComplete="off" {...form.field("officePhone")} />
          </Fields>
        </div>
      </div>
    </SubmissionCard>
  );
}
