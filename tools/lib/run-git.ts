import { execFileSync } from "node:child_process";

/** A command of Git that failed. */
export class GitFailure extends Error {
  /** The exit code, or null if the program did not run. */
  readonly code: number | null;
  readonly output: string;

  constructor(args: readonly string[], code: number | null, output: string, errors: string) {
    super([`git ${args.join(" ")}`, errors].join("\n").trimEnd());
    this.code = code;
    this.output = output;
  }
}

/**
 * Runs a command of Git in a folder, and returns its output.
 *
 * @throws {GitFailure} with what Git says
 */
export function runGit(directory: string, args: readonly string[], input?: string): string {
  try {
    return execFileSync("git", args, {
      cwd: directory,
      encoding: "utf8",
      maxBuffer: 100_000_000,
      stdio: [input === undefined ? "ignore" : "pipe", "pipe", "pipe"],
      ...(input !== undefined && { input }),
    });
  } catch (error) {
    const { status, stdout, stderr } = error as { status?: number | null; stdout?: string; stderr?: string };
    throw new GitFailure(args, status ?? null, stdout ?? "", stderr ?? String(error));
  }
}

/** The names in an output of Git with `-z`. */
export const namesIn = (output: string) => output.split("\0").filter((name) => name !== "");
