import { keepPreviousData, type QueryKey, queryOptions, useMutation } from "@tanstack/react-query";

import type { Input, Output } from "#contract/endpoint.ts";
import {
  changeRole,
  deletePerson,
  endPersonSessions,
  invitePerson,
  listPeople,
  reinstatePerson,
  suspendPerson,
} from "#contract/people.ts";
import type { Role } from "#contract/roles.ts";
import { call } from "#web/lib/api/api-client.ts";
import { optimistic, type TypedKey } from "#web/lib/changes/optimistic.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";
import { type TableParams, writeQuery } from "#web/ui/table/params.ts";

/** The live topic, so that changes of other administrators refetch. */
const key = topicKey("people");

// The previous page stays until the next one has loaded.
export const peopleQuery = (params: TableParams) =>
  queryOptions({
    queryKey: [...key, "list", writeQuery(params)],
    queryFn: ({ signal }) => call(listPeople, { query: writeQuery(params) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The accounts that can get the content of a deleted one, by name. */
export const recipientsQuery = queryOptions({
  queryKey: [...key, "recipients"],
  queryFn: ({ signal }) => call(listPeople, { query: { status: "Active", size: "1000" } }, { signal }),
});

const pages = { queryKey: [...key, "list"] as QueryKey as TypedKey<Output<typeof listPeople>> };

type RoleChange = { readonly id: string; readonly role: Role };

/** Changes a role, which is shown at once. */
export const useChangeRole = () =>
  useMutation({
    mutationFn: ({ id, role }: RoleChange) => call(changeRole, { params: { id }, body: { role } }),
    ...optimistic(
      pages,
      (page, { id, role }: RoleChange) => ({
        ...page,
        data: page.data.map((row) => (row.id === id ? { ...row, role } : row)),
      }),
      { invalidates: [key] },
    ),
  });

const refetches = optimistic(pages, undefined, { invalidates: [key] });

export const useInvite = () =>
  useMutation({
    mutationFn: (body: Input<typeof invitePerson>["body"]) => call(invitePerson, { body }, { fields: ["email"] }),
    ...refetches,
  });

export const useSuspend = () =>
  useMutation({ mutationFn: (id: string) => call(suspendPerson, { params: { id } }), ...refetches });

export const useReinstate = () =>
  useMutation({ mutationFn: (id: string) => call(reinstatePerson, { params: { id } }), ...refetches });

export const useEndSessions = () =>
  useMutation({ mutationFn: (id: string) => call(endPersonSessions, { params: { id } }), ...refetches });

export const useDeletePerson = () =>
  useMutation({
    mutationFn: ({ id, giveTo }: { readonly id: string; readonly giveTo: string | null }) =>
      call(deletePerson, { params: { id }, body: { giveTo } }, { fields: ["giveTo"] }),
    ...refetches,
  });
