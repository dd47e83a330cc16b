import { describe, expect, test } from "vitest";

import { readSource, type TableSource } from "#web/ui/table/source.ts";

type Row = { readonly name: string };

const rows: readonly Row[] = [{ name: "Ada" }, { name: "Grace" }];
const idle = { isFetching: false, isError: false, refetch: () => undefined };
const fetching = { ...idle, isFetching: true };
const failed = { ...idle, isError: true };

const settled = {
  isMore: false,
  isCounted: true,
  isLoading: false,
  isFailed: false,
  isFetching: false,
  isStale: false,
};
const missing = { ...settled, rows: [], total: 0, isCounted: false };

describe("rows in the browser", () => {
  test.each<{ name: string; source: TableSource<Row>; expected: object }>([
    { name: "present", source: { rows }, expected: { ...settled, rows, total: 2 } },
    {
      name: "present during a refetch: the table does not wait",
      source: { rows, request: fetching },
      expected: { ...settled, rows, total: 2 },
    },
    {
      name: "present after a failed refetch: the rows stay",
      source: { rows, request: failed },
      expected: { ...settled, rows, total: 2 },
    },
    {
      name: "loading",
      source: { rows: undefined, request: fetching },
      expected: { ...missing, isLoading: true, isFetching: true },
    },
    { name: "not loaded", source: { rows: undefined, request: failed }, expected: { ...missing, isFailed: true } },
  ])("$name", ({ source, expected }) => {
    expect(readSource(source)).toEqual(expected);
  });
});

describe("pages from the server", () => {
  const page = { data: rows, total: 40 };
  const shown = { ...settled, rows, total: 40 };
  const fresh = { isPlaceholderData: false };
  test.each<{ name: string; source: TableSource<Row>; expected: object }>([
    { name: "present", source: { server: { ...idle, ...fresh, data: page } }, expected: shown },
    {
      name: "more rows match than are counted",
      source: { server: { ...idle, ...fresh, data: { ...page, isMore: true } } },
      expected: { ...shown, isMore: true },
    },
    {
      name: "the first page is loading",
      source: { server: { ...fetching, ...fresh, data: undefined } },
      expected: { ...missing, isLoading: true, isFetching: true },
    },
    {
      name: "the next page is loading: the previous one is shown as stale, and its total does not correct the page",
      source: { server: { ...fetching, isPlaceholderData: true, data: page } },
      expected: { ...shown, isCounted: false, isFetching: true, isStale: true },
    },
    {
      name: "the same page is being refetched",
      source: { server: { ...fetching, ...fresh, data: page } },
      expected: { ...shown, isCounted: false, isFetching: true },
    },
    {
      name: "not loaded",
      source: { server: { ...failed, ...fresh, data: undefined } },
      expected: { ...missing, isFailed: true },
    },
    {
      name: "a failed refetch: the rows stay",
      source: { server: { ...failed, ...fresh, data: page } },
      expected: { ...shown, isCounted: false },
    },
    {
      name: "a page beyond the last counts as loading",
      source: { server: { ...idle, ...fresh, data: { data: [], total: 40 } } },
      expected: { ...shown, rows: [], isLoading: true },
    },
    {
      name: "no row matches",
      source: { server: { ...idle, ...fresh, data: { data: [], total: 0 } } },
      expected: { ...settled, rows: [], total: 0 },
    },
  ])("$name", ({ source, expected }) => {
    expect(readSource(source)).toEqual(expected);
  });
});

test("a source with contradictory or missing properties does not compile", () => {
  const server = { ...idle, isPlaceholderData: false, data: undefined };
  // @ts-expect-error -- both
  const both: TableSource<Row> = { rows, server };
  // @ts-expect-error -- neither
  const neither: TableSource<Row> = {};
  // @ts-expect-error -- no request that could load them
  const lost: TableSource<Row> = { rows: undefined };
  // @ts-expect-error -- the server has pages
  const unpaged: TableSource<Row> = { server, isOnePage: true };
  // @ts-expect-error -- the browser exports its own rows
  const exported: TableSource<Row> = { rows, exportPath: "/orders/export" };
  expect([both, neither, lost, unpaged, exported]).toHaveLength(5);
});
