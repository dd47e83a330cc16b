import type { SectionKey } from "#features/forum/contract.ts";

/** A first name of `server/db/seed/people.ts`. */
export type Who = "robin" | "amara" | "jonas" | "mei" | "sofia" | "lucas" | "priya" | "omar" | "elena" | "mateo";

export type SeedReply = readonly [by: Who, text: string];

export type SeedTopic = {
  readonly title: string;
  readonly by: Who;
  /** Before now. */
  readonly hours: number;
  /** Paragraphs are separated by an empty line. A paragraph of lines that begin with "- " is a list. */
  readonly body: string;
  readonly replies: readonly SeedReply[];
  /** The number of further replies, which suit any topic of the section. */
  readonly more: number;
};

export type SeedSection = {
  readonly key: SectionKey;
  readonly topics: readonly SeedTopic[];
  /** Replies that suit any topic of the section. */
  readonly replies: readonly string[];
};
