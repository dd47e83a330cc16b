import type { ComponentProps } from "react";

import type { FormSaved } from "#demos/forms/contract.ts";
import { showSubmission } from "#demos/forms/web/show-submission.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FormCard } from "#web/ui/form/form-card.tsx";

type SubmissionCardProps<Values extends object> = Omit<
  ComponentProps<typeof FormCard<Values>>,
  "saved" | "next" | "onAgain"
> & {
  /** From `useSubmissionForm`. */
  answer: FormSaved | undefined;
  again: () => void;
  /** What has happened, translated: "Order sent". */
  sent: string;
};

/** A demo form on a card. Once it is submitted, it offers the row in the list of submissions. */
export function SubmissionCard<Values extends object>({ answer, again, sent, ...card }: SubmissionCardProps<Values>) {
  const { t } = useTranslation();
  return (
    <FormCard
      {...card}
      saved={answer && sent}
      onAgain={again}
      next={
        answer && (
          <Button variant="subtle" onClick={() => showSubmission(answer.id)}>
            {t("Show submission")}
          </Button>
        )
      }
    />
  );
}
