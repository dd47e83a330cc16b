import type { Interval } from "./live-gaps.ts";

/** A request that has ended: with a status, or with 0 if its connection broke or nothing came. */
export type EndedRequest = Interval & { readonly kind: string; readonly status: number; readonly detail: string };

/** The answers that a client expects while a part is away: it tries again. 502 to 504 are also HAProxy's own. */
const refusals: readonly number[] = [502, 503, 504, 507];

export const isAccepted = ({ status }: Pick<EndedRequest, "status">) => status >= 200 && status < 400;

/**
 * A request without an answer is a refusal too, since the server that had it may have been killed. An upload that the
 * storage has lost before it was complete is begun again.
 */
const isRefused = ({ kind, status }: Pick<EndedRequest, "kind" | "status">) =>
  status === 0 || refusals.includes(status) || (kind === "upload" && status === 404);

const lengthOf = ({ from, to }: Interval) => to - from;

/** What the requests that ran in an interval met. */
export function summarize(requests: readonly EndedRequest[], { from, to }: Interval) {
  const met = requests.filter((each) => each.to >= from && each.from <= to);
  const longest = met.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
  return {
    count: met.length,
    refused: met.filter(isRefused).length,
    /** Neither an answer that was expected nor a refusal. */
    unexpected: met.filter((each) => !isAccepted(each) && !isRefused(each)),
    longest,
    longestMs: longest ? lengthOf(longest) : 0,
  };
}
