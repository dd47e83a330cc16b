import type { ForumSection, SectionKey } from "#features/forum/contract.ts";

type Latest = { readonly createdAt: string };
type Section = Pick<ForumSection, "key" | "readAt"> & { readonly latest: Latest | null };
type Topic = { readonly section: SectionKey; readonly latest: Latest };

/**
 * How far the topics of sections are marked as read: up to the latest post that is shown. Sections and topics are requested
 * separately, so that either may be the newer.
 */
export const sectionMarks = (sections: readonly Section[], topics: readonly Topic[]) =>
  sections.flatMap(({ key, readAt, latest }) => {
    const shown = topics.filter(({ section }) => section === key).map((topic) => topic.latest.createdAt);
    const latestAt = [...(latest ? [latest.createdAt] : []), ...shown].toSorted().at(-1);
    return latestAt === undefined ? [] : [{ section: key, readAt, latestAt }];
  });
