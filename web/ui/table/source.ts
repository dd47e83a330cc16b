import { isBeyondLast } from "#web/lib/api/pages.ts";

/** The request for a table's rows. A result of `useQuery` is one. */
export type RowsRequest = {
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
};

/** One page of the matching rows, as `tablePage` in `contract/tables/table-query.ts` describes it. */
export type RowsPage<Row> = {
  readonly data: readonly Row[];
  readonly total: number;
  readonly isMore?: boolean | undefined;
};

/** Rows that the browser holds as a whole: all that match, in their order, from `useLocalRows`. */
type LocalSource<Row> = {
  /** Show all rows on one page, of which only those in sight are drawn. */
  readonly isOnePage?: boolean;
  /** The rows are those before a filter or an order that is being applied. */
  readonly isStale?: boolean;
  readonly server?: never;
  readonly exportPath?: never;
} & (
  | { readonly rows: readonly Row[]; readonly request?: never }
  /** Rows that may not have arrived yet need the request for them. */
  | { readonly rows: readonly Row[] | undefined; readonly request: RowsRequest }
);

/** Rows that the server filters, sorts and pages. */
type ServerSource<Row> = {
  /** The query for the page. `isPlaceholderData` marks the rows of the page before, shown until this one arrives. */
  readonly server: RowsRequest & {
    readonly data: RowsPage<Row> | undefined;
    readonly isPlaceholderData: boolean;
  };
  /** Where all matching rows can be exported, relative to the API's root; see `server/lib/tables/table-export.ts`. */
  readonly exportPath?: string;
  readonly rows?: never;
  readonly request?: never;
  readonly isOnePage?: never;
  readonly isStale?: never;
};

/** Where a table's rows come from: `{ rows }` are in the browser, `{ server }` asks for a page at a time. */
export type TableSource<Row> = LocalSource<Row> | ServerSource<Row>;

/** A source, whichever it is, as the table shows it. */
export type SourceState<Row> = {
  /** All matching rows of a local source, those of one page of a server source. */
  readonly rows: readonly Row[];
  /** Matching rows on all pages; 0 while unknown. */
  readonly total: number;
  /** More rows match than `total` counts. */
  readonly isMore: boolean;
  /** `total` is current, so that a page beyond the last can be corrected. */
  readonly isCounted: boolean;
  /** There are no rows to show yet. */
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  /** A request is under way, with or without rows to show meanwhile. */
  readonly isFetching: boolean;
  /** The rows are those of another page or query, and will be replaced. */
  readonly isStale: boolean;
};

const EMPTY: readonly never[] = [];

export const readSource = <Row>(source: TableSource<Row>): SourceState<Row> =>
  source.server ? readServer(source.server) : readLocal(source);

function readServer<Row>({ data, isFetching, isError, isPlaceholderData }: ServerSource<Row>["server"]) {
  return {
    rows: data?.data ?? EMPTY,
    total: data?.total ?? 0,
    isMore: data?.isMore ?? false,
    isCounted: data !== undefined && !isFetching && !isError,
    isLoading: (data === undefined || isBeyondLast(data)) && !isError,
    isFailed: data === undefined && isError,
    isFetching,
    isStale: isPlaceholderData,
  };
}

function readLocal<Row>({ rows, request, isStale = false }: LocalSource<Row>) {
  const isMissing = rows === undefined;
  return {
    rows: rows ?? EMPTY,
    total: rows?.length ?? 0,
    isMore: false,
    isCounted: !isMissing,
    isLoading: isMissing && request?.isError !== true,
    isFailed: isMissing && request?.isError === true,
    isFetching: isMissing && request?.isFetching === true,
    isStale,
  };
}
