import { readFileSync } from "node:fs";
import path from "node:path";

/** The variables that contain secrets. */
export const secretVariables = [
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "DATABASE_REPLICA_URL",
  "ATRIUM_NATS_URL",
  "ATRIUM_SECRET",
  "ATRIUM_OIDC_CLIENT_SECRET",
  "ATRIUM_GOOGLE_CLIENT_SECRET",
  "ATRIUM_GITHUB_CLIENT_SECRET",
  "ATRIUM_MICROSOFT_CLIENT_SECRET",
  "ATRIUM_SMTP_URL",
  "ATRIUM_S3_SECRET_KEY",
] as const;

/** The variables that name files with secrets: `ATRIUM_SECRET_FILE`. */
export const secretFileVariables: ReadonlySet<string> = new Set(secretVariables.map((name) => `${name}_FILE`));

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Adds the secrets of files to the environment, because variables are easily seen by others: in the settings of a
 * container, in reports of crashes and by child processes.
 *
 * @throws {Error} with one line that names the variable
 */
export function readSecretFiles(environment: Environment, directory: string): Environment {
  const secrets = secretVariables.flatMap((name) => {
    const variable = `${name}_FILE`;
    const file = environment[variable];
    if (!file) return [];
    if (environment[name]) throw new Error(`${name} and ${variable} are both set: remove one of them`);
    return [[name, readSecretFile(variable, path.resolve(directory, file))] as const];
  });
  return { ...environment, ...Object.fromEntries(secrets) };
}

function readSecretFile(variable: string, file: string) {
  let secret: string;
  try {
    secret = readFileSync(file, "utf8").trim();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
    throw new Error(`${variable} has to name a file that the server can read, and ${file} is none (${code})`, {
      cause: error,
    });
  }
  if (secret === "") throw new Error(`${variable} has to name a file with a secret, and ${file} is empty`);
  return secret;
}
