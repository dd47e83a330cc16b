/**
 * The initials of a person: the first letters of the first and of the last name, or of the parts of a username, so that
 * `ada.lovelace` and Ada Lovelace are both AL. A single name has one.
 */
export function initialsOf(name: string) {
  const words = name.split(/[\s._]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const [first = "", last = ""] = words.length > 1 ? [words[0], words.at(-1)] : words;
  return [first, last].map((word) => (Array.from(word)[0] ?? "").toLocaleUpperCase()).join("");
}
