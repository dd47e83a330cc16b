import { IconAlertCircle, IconBan, IconCircleCheck, IconFile, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { plainName } from "#contract/text/plain-name.ts";
import { maxUploadBytes } from "#contract/uploads.ts";
import { formatFileSize } from "#web/lib/format/format.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import type { QueuedUpload, Refusal, UploadQueue } from "#web/lib/uploads/upload-queue.ts";
import type { Uploads } from "#web/lib/uploads/uploads.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ProgressBar } from "#web/ui/display/status/progress-bar.tsx";
import styles from "#web/ui/form/files/upload-items.module.css";

type UploadItemsProps = {
  /** The accessible name of the list, translated. */
  label: string;
  queue: UploadQueue;
  actions: Pick<Uploads, "cancel" | "retry" | "remove">;
  /** What is accepted, in words, for files of other types. */
  accepted: string;
  /** The bytes that can still be stored, for files that do not fit. */
  freeBytes?: number | undefined;
};

/** The files that are being uploaded, with their progress. */
export function UploadItems({ label, queue, actions, accepted, freeBytes = 0 }: UploadItemsProps) {
  return (
    <ul className={styles.items} aria-label={label}>
      {queue.map((upload) => (
        <li key={upload.id} className={styles.item} data-state={upload.state}>
          <StateSign state={upload.state} />
          <div className={styles.words}>
            <span className={`truncate ${styles.name}`} dir="auto">
              {plainName(upload.file.name)}
            </span>
            <StateText upload={upload} accepted={accepted} freeBytes={freeBytes} />
          </div>
          <Actions upload={upload} isAlone={queue.length === 1} actions={actions} />
          {upload.state !== "refused" && <Progress upload={upload} />}
        </li>
      ))}
    </ul>
  );
}

function StateSign({ state }: Pick<QueuedUpload, "state">) {
  const signs: Record<QueuedUpload["state"], ReactNode> = {
    waiting: <IconFile size={20} stroke={1.75} aria-hidden />,
    running: <IconFile size={20} stroke={1.75} aria-hidden />,
    done: <IconCircleCheck size={20} stroke={1.75} aria-hidden />,
    cancelled: <IconX size={20} stroke={1.75} aria-hidden />,
    failed: <IconAlertCircle size={20} stroke={1.75} aria-hidden />,
    refused: <IconBan size={20} stroke={1.75} aria-hidden />,
  };
  return <span className={styles.sign}>{signs[state]}</span>;
}

type StateTextProps = { upload: QueuedUpload; accepted: string; freeBytes: number };

function StateText({ upload, accepted, freeBytes }: StateTextProps) {
  const { t } = useTranslation();
  const size = formatFileSize(upload.file.size);
  const refusals: Record<Refusal, string> = {
    "too-large": t("Too large: {{size}}. A file can be at most {{max}}.", {
      size,
      max: formatFileSize(maxUploadBytes),
    }),
    type: t("This type is not accepted. Accepted: {{types}}.", { types: accepted }),
    "storage-full": t("Not enough storage: {{size}}. Free: {{free}}.", { size, free: formatFileSize(freeBytes) }),
  };
  switch (upload.state) {
    case "waiting":
      return <span className={styles.text}>{t("Waiting, {{size}}", { size })}</span>;
    case "running":
      return (
        <span className={styles.text}>
          {t("{{sent}} of {{size}}", { sent: formatFileSize(upload.sentBytes), size })}
        </span>
      );
    case "done":
      return <Announced text={t("Uploaded, {{size}}", { size })} />;
    case "cancelled":
      return <Announced text={t("Canceled")} />;
    case "failed":
      return <Announced text={translateData(upload.message)} isProblem />;
    case "refused":
    default:
      return <Announced text={refusals[upload.refusal]} isProblem />;
  }
}

/** Read out when it appears. */
const Announced = ({ text, isProblem = false }: { text: string; isProblem?: boolean }) => (
  <span className={styles.text} role={isProblem ? "alert" : "status"}>
    {text}
  </span>
);

function Progress({ upload: { file, sentBytes, state } }: { upload: QueuedUpload }) {
  const { t } = useTranslation();
  const share = state === "done" ? 1 : Math.min(sentBytes / Math.max(file.size, 1), 1);
  return (
    <ProgressBar
      className={styles.progress}
      label={t("Progress: {{name}}", { name: plainName(file.name) })}
      value={Math.round(share * 100)}
      tone={state === "done" ? "success" : "accent"}
    />
  );
}

type ActionsProps = Pick<UploadItemsProps, "actions"> & { upload: QueuedUpload; isAlone: boolean };

function Actions({ upload: { id, state, file }, isAlone, actions }: ActionsProps) {
  const { t } = useTranslation();
  const nameOf = (text: string) => (isAlone ? text : `${text}: ${plainName(file.name)}`);
  const isActive = state === "waiting" || state === "running";
  return (
    <div className={styles.actions}>
      {isActive && (
        <Button size="small" aria-label={nameOf(t("Cancel"))} onClick={() => actions.cancel(id)}>
          {t("Cancel")}
        </Button>
      )}
      {(state === "failed" || state === "cancelled") && (
        <Button size="small" aria-label={nameOf(t("Retry"))} onClick={() => actions.retry(id)}>
          {t("Retry")}
        </Button>
      )}
      {/* A stored file is not removed from here: it would stay stored. */}
      {!isActive && state !== "done" && (
        <Button size="small" variant="subtle" aria-label={nameOf(t("Remove"))} onClick={() => actions.remove(id)}>
          {t("Remove")}
        </Button>
      )}
    </div>
  );
}
