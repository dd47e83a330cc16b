import { GitFailure, runGit } from "../lib/run-git.ts";
import { root } from "../lib/run-command.ts";

/**
 * The number that selects what a test run takes in turn. Derived from the commit, so that a run can be repeated;
 * `ATRIUM_TEST_ROTATION` overrides it.
 */
export const rotation = Number(process.env["ATRIUM_TEST_ROTATION"] ?? rotationOfCommit());

function rotationOfCommit() {
  try {
    return Number.parseInt(runGit(root, ["rev-parse", "HEAD"]).slice(0, 6), 16);
  } catch (error) {
    // A copy without a repository.
    if (error instanceof GitFailure) return 0;
    throw error;
  }
}
