import type { StoredUpload } from "#contract/uploads.ts";
import { ApiError } from "#web/lib/api/api-client.ts";
import { randomId } from "#web/lib/random-id.ts";
import { createStore } from "#web/lib/store.ts";
import { type FileLimits, judgeFiles } from "#web/lib/uploads/judge-files.ts";
import { uploadFile } from "#web/lib/uploads/upload-file.ts";
import {
  advanceQueue,
  findStartable,
  type QueuedUpload,
  type UploadEvent,
  type UploadQueue,
} from "#web/lib/uploads/upload-queue.ts";

type UploadsOptions = {
  /** Called with each file that was stored. The file leaves the queue when the promise settles: it is listed elsewhere. */
  readonly onStored?: (stored: StoredUpload) => Promise<unknown>;
  readonly upload?: typeof uploadFile;
};

/** Files that are sent to the server, a few at a time. */
export type Uploads = ReturnType<typeof createUploads>;

export function createUploads({ onStored, upload = uploadFile }: UploadsOptions = {}) {
  const queue = createStore<UploadQueue>([]);
  const controllers = new Map<string, AbortController>();

  function dispatch(event: UploadEvent) {
    const changed = advanceQueue(queue.get(), event);
    const startable = findStartable(changed);
    queue.set(startable.reduce((all, { id }) => advanceQueue(all, { type: "started", id }), changed));
    for (const next of startable) void send(next);
  }

  async function send({ id, file }: QueuedUpload) {
    const controller = new AbortController();
    controllers.set(id, controller);
    try {
      const stored = await upload(file, {
        signal: controller.signal,
        onProgress: (sentBytes) => dispatch({ type: "progressed", id, sentBytes }),
      });
      dispatch({ type: "completed", id, stored });
      // The queue lists the file until then, also if the other list cannot be loaded.
      void onStored?.(stored).finally(() => dispatch({ type: "removed", id }));
    } catch (error) {
      // What was cancelled is in its final state already, or is being sent again.
      if (controller.signal.aborted) return;
      const isInterrupted = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      dispatch({ type: "failed", id, message: error instanceof Error ? error.message : "", isInterrupted });
    }
  }

  const cancel = (id: string) => {
    controllers.get(id)?.abort(new DOMException("Cancelled", "AbortError"));
    dispatch({ type: "cancelled", id });
  };

  return {
    queue,
    /** Adds files. Those that cannot be stored are listed with the reason. */
    add(files: readonly File[], limits: FileLimits) {
      const refusals = judgeFiles(files, limits);
      dispatch({
        type: "added",
        files: files.map((file, index) => ({ id: randomId(), file, refusal: refusals[index] })),
      });
    },
    cancel,
    retry: (id: string) => dispatch({ type: "retried", id }),
    remove: (id: string) => dispatch({ type: "removed", id }),
    /** Continues the uploads that were interrupted because the server could not be reached. */
    continueInterrupted() {
      for (const upload of queue.get()) {
        if (upload.state === "failed" && upload.isInterrupted) dispatch({ type: "retried", id: upload.id });
      }
    },
    cancelAll() {
      for (const { id } of queue.get()) cancel(id);
    },
  };
}
