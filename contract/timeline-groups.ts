import { figures } from "../generated/profile-figures.gen.ts";
import { groups } from "../generated/timeline-groups.gen.ts";
import { topics } from "../generated/timeline-topics.gen.ts";
import type { ProfileFigure, TimelineGroup } from "./feature.ts";
import type { LiveTopic } from "./live.ts";

/** The groups of activities that features have, in their order. */
export const timelineGroups: readonly TimelineGroup[] = groups;

/** The topics of changes to the timeline, and to the figures of a profile. */
export const timelineTopics: readonly LiveTopic[] = topics;

/** The figures of a profile, in their order. */
export const profileFigures: readonly ProfileFigure[] = figures;
