import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";

import {
  addDocument,
  deleteDocument,
  type DocumentKind,
  type DocumentSummary,
  getDocument,
  listDocuments,
  restoreDocument,
} from "#features/documents/contract.ts";
import { call } from "#web/lib/api/api-client.ts";
import { topicKey, unannouncedKey } from "#web/lib/api/query-keys.ts";

const pageSize = 50;

type Page = { data: DocumentSummary[]; total: number };

/** The documents of a kind without their bodies, the most recently changed first. */
export const documentsQuery = (kind: DocumentKind) =>
  infiniteQueryOptions({
    queryKey: topicKey("documents", kind),
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(listDocuments, { query: { kind, page: String(pageParam), size: String(pageSize) } }, { signal }),
    getNextPageParam: ({ total }: Page, pages: readonly Page[]) =>
      pages.length * pageSize < total ? pages.length + 1 : undefined,
    select: flatten,
  });

/** A document that was changed between the requests of two pages can be on both. */
const flatten = ({ pages }: InfiniteData<Page>): readonly DocumentSummary[] => [
  ...new Map(pages.flatMap(({ data }) => data.map((each) => [each.id, each] as const))).values(),
];

/**
 * A document as it is opened. It is not kept and not fetched again while it is open: the editor has newer text, and
 * learns of changes elsewhere when it saves.
 */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: unannouncedKey("document", id),
    queryFn: ({ signal }) => call(getDocument, { params: { id } }, { signal, handles: [404] }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export function useDocumentActions() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: topicKey("documents") });
  const add = useMutation({
    mutationFn: (document: { id: string; kind: DocumentKind }) => call(addDocument, { body: document }),
    onSettled,
  });
  const remove = useMutation({ mutationFn: (id: string) => call(deleteDocument, { params: { id } }), onSettled });
  const restore = useMutation({ mutationFn: (id: string) => call(restoreDocument, { params: { id } }), onSettled });
  return { add, remove, restore };
}
