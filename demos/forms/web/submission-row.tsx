import { IconChevronRight, IconTrash } from "@tabler/icons-react";
import { useId } from "react";

import type { Submission } from "#demos/forms/contract.ts";
import { listContent, nameSubmission } from "#demos/forms/web/describe-submission.ts";
import { submissionElementId } from "#demos/forms/web/show-submission.ts";
import styles from "#demos/forms/web/submissions.module.css";
import { formatDateTime } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

type SubmissionRowProps = { submission: Submission; onDelete: () => void };

/** A submission: its name and date, the stored values on demand, and a button to delete it. */
export function SubmissionRow({ submission, onDelete }: SubmissionRowProps) {
  const { t } = useTranslation();
  const id = useId();
  const { submittedAt } = submission;
  return (
    <li className={styles.row}>
      <details id={submissionElementId(submission.id)} className={styles.details}>
        <summary className={styles.summary}>
          <IconChevronRight className={styles.chevron} size={16} stroke={1.75} aria-hidden data-mirrored />
          <span id={id} className={styles.words}>
            <span className={`truncate ${styles.name}`} dir="auto">
              {nameSubmission(submission)}
            </span>
            <time className={styles.date} dateTime={submittedAt}>
              <bdi>{formatDateTime(submittedAt)}</bdi>
            </time>
          </span>
        </summary>
        <dl className={styles.values}>
          {listContent(submission).map(({ name, label, text }) => (
            <div key={name} className={styles.value}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.text} dir="auto">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      </details>
      <IconButton
        label={t("Delete")}
        aria-describedby={id}
        className={styles.delete}
        onClick={({ currentTarget }) => {
          moveFocus(currentTarget);
          onDelete();
        }}
      >
        <IconTrash size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </li>
  );
}

/** Moves the focus from a row that disappears to the same button of the next or previous row, or to the title. */
function moveFocus(button: HTMLElement) {
  const row = button.closest("li");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = neighbour?.querySelector(":scope > button") ?? row?.closest("section")?.querySelector("h2");
  (target as HTMLElement | null | undefined)?.focus();
}
