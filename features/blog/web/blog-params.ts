import { maxSearchLength } from "#contract/endpoint.ts";

/** The search, tag and page in the address. Default values are absent. */
export type BlogParams = {
  /** The search, as it is typed. */
  readonly q?: string | undefined;
  readonly tag?: string | undefined;
  readonly page?: number | undefined;
};

/** As in `features/blog/contract.ts`, which is loaded with the screen only. */
const maxTagLength = 30;
const maxPage = 1_000_000;

/** Parses the address. Invalid parameters are ignored. */
export function readBlogParams({ q, tag, page }: Record<string, unknown>): BlogParams {
  const number = Number(page);
  return {
    q: readText(q, maxSearchLength),
    tag: readText(tag, maxTagLength)?.trim().toLowerCase() || undefined,
    page: Number.isInteger(number) && number > 1 && number <= maxPage ? number : undefined,
  };
}

/** The router reads `2026` as a number. */
const readText = (value: unknown, max: number) =>
  typeof value === "string" || typeof value === "number" ? String(value).slice(0, max) || undefined : undefined;
