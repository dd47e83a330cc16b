let loaded: Promise<ReadonlySet<string>> | undefined;

/** Loaded with the first password that is checked, since a server can run for long without one. */
async function loadPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}

/**
 * Returns whether a password is among the most common 49,000, whatever its case. They are sorted by frequency and about
 * 18,000 have at least 8 characters; OWASP ASVS 6.2.4 requires the 3000 most common that satisfy the policy.
 */
export async function isCommonPassword(password: string) {
  loaded ??= loadPasswords();
  return (await loaded).has(password.normalize("NFKC").trim().toLowerCase());
}
