/** Subject and teaser together show this many characters (specification §5). */
const shownCharacters = 55;

/** What a list shows of a message behind its subject: as much as the subject leaves room for, then '...'. */
export const teaserOf = (subject: string, text: string) =>
  `${text.trim().slice(0, Math.max(shownCharacters - subject.length, 0))}...`;
