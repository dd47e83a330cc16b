import type { LiveTopic } from "#contract/live.ts";

/** A change as every server hears of it. */
export type Change = {
  /** The id of the person concerned, or `everybody`. */
  readonly room: string;
  /** The changes of a room are numbered in the order of their commits, those of different rooms are not. */
  readonly id: number;
  readonly topic: LiveTopic;
  /** The number of the room's change before it, by which a gap is noticed; absent if the server is of an earlier release. */
  readonly previous?: number | undefined;
};
