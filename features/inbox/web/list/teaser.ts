/** The total length of subject and teaser (specification §5). */
const shownCharacters = 55;

/** The beginning of a message in lists, cut to the room that the subject leaves, with '...'. */
export const teaserOf = (subject: string, text: string) =>
  `${text.trim().slice(0, Math.max(shownCharacters - subject.length, 0))}...`;
