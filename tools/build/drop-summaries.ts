import type { Plugin } from "vite";

const summary = /^ +summary:\s+"(?:[^"\\]|\\.)*",\n/gm;

/** Removes the summaries of endpoints, which only the server's OpenAPI document has, from the contract. */
export const withoutSummaries = (contract: string) => contract.replaceAll(summary, "");

/** Leaves the summaries of endpoints out of the build: several are part of the first load. */
export const dropSummaries = (): Plugin => ({
  name: "drop-summaries",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: /\/contract\/([\w-]+\/)?[\w-]+\.ts$/ },
    handler: (code) => ({ code: withoutSummaries(code), map: null }),
  },
});
