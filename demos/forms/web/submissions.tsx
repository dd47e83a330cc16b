import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";

import type { FormName, Submission } from "#demos/forms/contract.ts";
import { nameSubmission } from "#demos/forms/web/describe-submission.ts";
import { submissionsQuery, useSubmissionActions } from "#demos/forms/web/queries.ts";
import { SubmissionRow } from "#demos/forms/web/submission-row.tsx";
import styles from "#demos/forms/web/submissions.module.css";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";

/** The number of submissions that are shown first, and that are added on demand. */
const step = 10;

/** What the user has submitted with a form, newest first, with the stored values. */
export function Submissions({ form }: { form: FormName }) {
  const { t } = useTranslation();
  const id = useId();
  const [size, setSize] = useState(step);
  const query = submissionsQuery(form, size);
  const request = useQuery({ ...query, placeholderData: keepPreviousData });
  const actions = useSubmissionActions(query);
  const { data: rows, total } = request.data ?? { data: undefined, total: 0 };

  const remove = (submission: Submission) =>
    offerUndo({
      title: t("Submission deleted"),
      text: nameSubmission(submission),
      key: `submission ${submission.id}`,
      saved: actions.remove.mutateAsync(submission.id),
      undo: () => actions.restore.mutateAsync(submission.id),
    });

  return (
    <Card className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title} tabIndex={-1}>
          {t("Submissions")}
        </h2>
        {rows && rows.length > 0 && (
          <span className={styles.count}>
            <span aria-hidden>{formatNumber(total)}</span>
            <bdi className="visually-hidden">
              {t({ one: "{{count}} submission", other: "{{count}} submissions" }, { count: total })}
            </bdi>
          </span>
        )}
      </header>
      {!rows && !request.isError && <SubmissionsSkeleton />}
      {!rows && request.isError && (
        <EmptyState
          title={t("The submissions could not be loaded")}
          action={<Button onClick={() => void request.refetch()}>{t("Try again")}</Button>}
        />
      )}
      {rows?.length === 0 && <p className={styles.none}>{t("Submissions will appear here.")}</p>}
      {rows && rows.length > 0 && (
        <ul className={styles.list} aria-labelledby={id}>
          {rows.map((each) => (
            <SubmissionRow key={each.id} submission={each} onDelete={() => remove(each)} />
          ))}
        </ul>
      )}
      {rows && total > rows.length && (
        <Button
          variant="subtle"
          className={styles.more}
          disabled={request.isFetching}
          onClick={() => setSize(size + step)}
        >
          {t("Load older")}
        </Button>
      )}
    </Card>
  );
}

const skeletons = [1, 2, 3];

function SubmissionsSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("Loading")} className={styles.skeletons}>
      {skeletons.map((each) => (
        <div key={each} className={styles.skeleton} aria-hidden />
      ))}
    </div>
  );
}
