import { queryOptions, useMutation } from "@tanstack/react-query";

import { deleteSubmission, type FormName, listSubmissions, restoreSubmission } from "#demos/forms/contract.ts";
import { call } from "#web/lib/api/api-client.ts";
import { optimistic } from "#web/lib/changes/optimistic.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";

/** The beginning of the keys of all lists. The live topic, so that changes in other windows refetch them. */
export const submissionsKey = topicKey("forms");

/** The user's submissions of a form, newest first. @param size the number of those that are shown */
export const submissionsQuery = (form: FormName, size: number) =>
  queryOptions({
    queryKey: [...submissionsKey, "submissions", form, size],
    queryFn: ({ signal }) => call(listSubmissions, { query: { form, size: String(size) } }, { signal }),
  });

type SubmissionsQuery = ReturnType<typeof submissionsQuery>;

/** Deletes and restores submissions of a list. A deletion shows at once. */
export function useSubmissionActions(query: SubmissionsQuery) {
  const invalidates = [submissionsKey];
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteSubmission, { params: { id } }),
    ...optimistic(
      query,
      ({ data, total, ...rest }, id: string) => {
        const kept = data.filter((each) => each.id !== id);
        return { ...rest, data: kept, total: total - (data.length - kept.length) };
      },
      { invalidates },
    ),
  });
  const restore = useMutation({
    mutationFn: (id: string) => call(restoreSubmission, { params: { id } }),
    ...optimistic(query, undefined, { invalidates }),
  });
  return { remove, restore };
}
