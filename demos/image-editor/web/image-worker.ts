import { type ImageJob, doImageJob } from "#demos/image-editor/web/image-work.ts";

/** What the worker answers: it does one job, and is ended after it. */
export type ImageAnswer = { readonly result: unknown } | { readonly failure: string };

const answer = (message: ImageAnswer, transfer: Transferable[] = []) => postMessage(message, { transfer });

addEventListener("message", ({ data }: MessageEvent<ImageJob>) => {
  doImageJob(data).then(
    (result) => answer({ result }, result && "bitmap" in result ? [result.bitmap] : []),
    (error: unknown) => answer({ failure: String(error) }),
  );
});
