import { hasLength, type LengthLimits } from "#contract/account/auth.ts";
import { english } from "#contract/text/english.ts";
import { office } from "#office";
import { isCommonPassword } from "#server/auth/passwords/common-passwords.ts";

/** The rules for new passwords. Passwords that were set under other rules remain valid. */
export type PasswordPolicy = {
  readonly length: LengthLimits;
  readonly lengthError: string;
  /** Whether common passwords and names are rejected. */
  readonly rejectsGuessable: boolean;
};

/** The person whose password it is. */
export type PasswordOwner = {
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** The length of specification §5. */
const demoPolicy: PasswordPolicy = {
  length: { min: 3, max: 20 },
  lengthError: english("The password must be 3 to 20 characters long"),
  rejectsGuessable: false,
};

/** OWASP ASVS 5.0, section 6.2: no rules for the characters, so that passphrases and generated passwords are accepted. */
const requiredPolicy: PasswordPolicy = {
  length: { min: 8, max: 128 },
  lengthError: english("The password must be 8 to 128 characters long"),
  rejectsGuessable: true,
};

export const passwordPolicy = (isDemo: boolean) => (isDemo ? demoPolicy : requiredPolicy);

/** The product's names, which are the first that someone guesses (ASVS 6.2.11). */
const productNames = () => ["atrium", ...[office.title, office.shortTitle].map(toComparable).filter(isLong)];

/** Shorter names occur in unrelated words: "Ann" in "planned". In characters. */
const minNameLength = 4;

const isLong = (name: string) => Array.from(name).length >= minNameLength;

/** @returns the reason for which a new password is rejected, or undefined */
export async function checkPassword(policy: PasswordPolicy, password: string, owner: PasswordOwner) {
  if (!hasLength(password, policy.length)) return policy.lengthError;
  if (!policy.rejectsGuessable) return undefined;
  if (await isCommonPassword(password)) return english("This password is too common. Choose another one.");
  if (containsAny(password, namesOf(owner))) return english("The password must not contain your name or username");
  if (containsAny(password, productNames())) return english("The password must not contain the name of this app");
  return undefined;
}

const toComparable = (text: string) => text.normalize("NFKC").toLowerCase();

function containsAny(password: string, names: readonly string[]) {
  const text = toComparable(password);
  return names.some((name) => text.includes(name));
}

/** The names of a person as a whole, and their words: `ada.lovelace` is also `lovelace`. */
function namesOf({ username, email, firstName, lastName }: PasswordOwner) {
  const mailbox = email.slice(0, Math.max(0, email.lastIndexOf("@")));
  const names = [username, mailbox, firstName, lastName].map(toComparable);
  const words = names.flatMap((name) => name.split(/[^\p{L}\p{M}]+/u));
  return [...names, ...words].filter(isLong);
}
