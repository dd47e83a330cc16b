import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";

import { endDevice, listDevices } from "#contract/auth.ts";
import { call } from "#web/lib/api-client.ts";

/** Where the person is signed in. Begins with `session`, so that a change elsewhere makes it stale. */
export const devicesQuery = queryOptions({
  queryKey: ["session", "devices"],
  queryFn: ({ signal }) => call(listDevices, {}, { signal }),
  staleTime: 0,
});

export function useEndDevice() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endDevice, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
}
