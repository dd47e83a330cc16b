import type { StoredUpload } from "#contract/uploads.ts";

/** How many files are sent at the same time. */
const maxRunning = 3;

/** Why a file is not sent at all. */
export type Refusal = "too-large" | "type" | "storage-full";

export type QueuedUpload = {
  readonly id: string;
  readonly file: File;
  readonly sentBytes: number;
} & (
  | { readonly state: "waiting" | "running" | "cancelled" }
  | { readonly state: "done"; readonly stored: StoredUpload }
  | { readonly state: "refused"; readonly refusal: Refusal }
  /** `isInterrupted`: the server could not be reached, so that it makes sense to continue later. */
  | { readonly state: "failed"; readonly message: string; readonly isInterrupted: boolean }
);

/** In the order in which the files were added. */
export type UploadQueue = readonly QueuedUpload[];

export type UploadEvent =
  | {
      readonly type: "added";
      readonly files: readonly (Pick<QueuedUpload, "id" | "file"> & { refusal?: Refusal | undefined })[];
    }
  | { readonly type: "started" | "cancelled" | "retried"; readonly id: string }
  | { readonly type: "removed"; readonly id: string }
  | { readonly type: "progressed"; readonly id: string; readonly sentBytes: number }
  | { readonly type: "completed"; readonly id: string; readonly stored: StoredUpload }
  | { readonly type: "failed"; readonly id: string; readonly message: string; readonly isInterrupted: boolean };

/** The queue after an event. Events that come too late, such as progress after a cancellation, change nothing. */
export function advanceQueue(queue: UploadQueue, event: UploadEvent): UploadQueue {
  if (event.type === "added") return [...queue, ...event.files.map(toQueued)];
  if (event.type === "removed") return queue.filter(({ id }) => id !== event.id);
  return queue.map((upload) => (upload.id === event.id ? advance(upload, event) : upload));
}

const toQueued = ({
  id,
  file,
  refusal,
}: Pick<QueuedUpload, "id" | "file"> & { refusal?: Refusal | undefined }): QueuedUpload =>
  refusal === undefined
    ? { id, file, sentBytes: 0, state: "waiting" }
    : { id, file, sentBytes: 0, state: "refused", refusal };

type StepEvent = Exclude<UploadEvent, { type: "added" } | { type: "removed" }>;

function advance(upload: QueuedUpload, event: StepEvent): QueuedUpload {
  const { id, file, sentBytes, state } = upload;
  const isActive = state === "waiting" || state === "running";
  switch (event.type) {
    case "started":
      return state === "waiting" ? { id, file, sentBytes, state: "running" } : upload;
    case "progressed":
      return state === "running" ? { id, file, state, sentBytes: event.sentBytes } : upload;
    case "completed":
      return state === "running" ? { id, file, state: "done", sentBytes: file.size, stored: event.stored } : upload;
    case "failed": {
      const { message, isInterrupted } = event;
      return state === "running" ? { id, file, sentBytes, state: "failed", message, isInterrupted } : upload;
    }
    case "cancelled":
      return isActive ? { id, file, sentBytes: 0, state: "cancelled" } : upload;
    case "retried":
    default:
      return state === "failed" || state === "cancelled" ? { id, file, sentBytes, state: "waiting" } : upload;
  }
}

/** The uploads to start now. */
export function findStartable(queue: UploadQueue): UploadQueue {
  const running = queue.filter(({ state }) => state === "running").length;
  return queue.filter(({ state }) => state === "waiting").slice(0, Math.max(maxRunning - running, 0));
}

/** Whether leaving the page would lose something. */
export const isUploading = (queue: UploadQueue) =>
  queue.some(({ state }) => state === "waiting" || state === "running");
