import { english } from "#contract/text/english.ts";
import type { TimelineKind } from "#contract/feature.ts";
import { timelineGroups } from "#contract/timeline-groups.ts";

const own: readonly TimelineKind[] = [
  { kind: "joined", title: english("You joined"), icon: "join", color: "blue" },
  ...timelineGroups.flatMap(({ kinds }) => kinds),
];

const byName = new Map(own.map((each) => [each.kind, each]));

/** Kinds of a newer server have no title here. */
const unknown: TimelineKind = { kind: "", title: "", icon: "", color: "blue" };

/** How the timeline shows items of a kind. */
export const kindOf = (kind: string) => byName.get(kind) ?? unknown;
