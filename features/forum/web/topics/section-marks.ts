import type { ForumSection, SectionKey } from "#features/forum/contract.ts";

type Latest = { readonly createdAt: string };
type Section = Pick<ForumSection, "key" | "readAt"> & { readonly latest: Latest | null };
type Topic = { readonly section: SectionKey; readonly latest: Latest };

/**
 * Returns the time up to which each section is to be marked as read: that of its latest post, or of the latest topic on the page if
 * that is later. Sections and topics come from different requests, and either answer may be out of date.
 */
export const sectionMarks = (sections: readonly Section[], topics: readonly Topic[]) =>
  sections.flatMap(({ key, readAt, latest }) => {
    const shown = topics.filter(({ section }) => section === key).map((topic) => topic.latest.createdAt);
    const latestAt = [...(latest ? [latest.createdAt] : []), ...shown].toSorted().at(-1);
    return latestAt === undefined ? [] : [{ section: key, readAt, latestAt }];
  });
