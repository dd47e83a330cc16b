import { queryOptions } from "@tanstack/react-query";

import { listFirstSteps } from "#contract/screens/first-steps.ts";
import type { Layout } from "#contract/layout.ts";
import { call } from "#web/lib/api/api-client.ts";
import { defaultLayout } from "#web/lib/layout-defaults.ts";
import { unannouncedKey } from "#web/lib/api/query-keys.ts";
import { storage } from "#web/lib/session/storage.ts";

const storageKey = "first-steps";

/** The ids of the steps that were done when this browser last asked. */
export function recallDoneSteps(): string[] {
  const stored = storage.read(storageKey);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
}

/** Remembers the steps that are done, so that the checklist of someone who has done all keeps no room. */
export const rememberDoneSteps = (done: readonly string[]) => void storage.write(storageKey, done);

/** The ids of the steps that the server knows to be done. Asked for whenever the home screen is opened. */
export const firstStepsQuery = queryOptions({
  queryKey: unannouncedKey("first-steps"),
  queryFn: async ({ signal }) => (await call(listFirstSteps, {}, { signal, quiet: true })).done,
  placeholderData: recallDoneSteps,
  staleTime: 0,
});

/** Whether skin or mode were chosen: the step `skin`, which needs no request. */
export const isSkinChosen = ({ skin, mode = "system" }: Layout) =>
  skin !== defaultLayout.skin || mode !== defaultLayout.mode;
