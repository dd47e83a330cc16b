import { type ImageJob, type ImageResult, doImageJob } from "#demos/image-editor/web/image-work.ts";
import type { ImageAnswer } from "#demos/image-editor/web/image-worker.ts";

/**
 * Decodes or writes a picture in a worker, so that the page stays responsive however large the picture is. Browsers
 * without canvases in workers do it in the page.
 */
export function runImageJob<Job extends ImageJob>(job: Job): Promise<ImageResult[Job["task"]]> {
  type Result = ImageResult[Job["task"]];
  if (typeof OffscreenCanvas === "undefined") return doImageJob(job) as Promise<Result>;
  // A worker for each job, because ending it frees the memory of the full picture at once.
  const worker = new Worker(new URL("./image-worker.ts", import.meta.url), { type: "module" });
  return new Promise<Result>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<ImageAnswer>) => {
      if ("result" in data) resolve(data.result as Result);
      else reject(new Error(data.failure));
    });
    worker.addEventListener("error", ({ message }) => reject(new Error(message || "The worker could not be started")));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one
    worker.postMessage(job);
  }).finally(() => worker.terminate());
}
