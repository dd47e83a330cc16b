/** From 0, very weak, to 4, strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Lo}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** The bits from which each step counts. 80 bits are beyond guessing offline; 28 fall within a day online. */
const steps = [28, 45, 60, 80] as const;

/**
 * Estimates the strength of a password from its length and the kinds of its characters. Repeated characters and runs
 * such as "1234" count little. It knows no dictionary, so it is a hint and not a rule.
 */
export function passwordStrength(password: string): Strength {
  const characters = Array.from(password);
  const alphabet = kinds.filter((kind) => kind.test(password)).length * 20;
  const informative = characters.filter((character, index) => !continues(characters[index - 1], character)).length;
  const bits = informative * Math.log2(Math.max(alphabet, 2));
  return steps.filter((step) => bits >= step).length as Strength;
}

/** Whether a character repeats the one before or is next to it: aa, ab, 21. */
const continues = (before: string | undefined, character: string) =>
  before !== undefined && Math.abs((before.codePointAt(0) ?? 0) - (character.codePointAt(0) ?? 0)) <= 1;
