import { execFileSync } from "node:child_process";

import { type Screen, screens } from "#contract/screens.ts";

/** `ATRIUM_SCREENS=/inbox/$folder,/home` limits the sweeps to these screens, as `npm run test:changed` does. */
const chosen = process.env["ATRIUM_SCREENS"]?.split(",");

/** The screens that the sweeps visit. */
export const sweptScreens = screens.filter(({ path }) => chosen?.includes(path) ?? true);

/** A nightly run checks everything, and lets nothing take turns. */
const isNightly = process.env["ATRIUM_NIGHTLY"] === "1";

/**
 * The number that selects whose turn it is. Derived from the commit, so that a run can be repeated; `ATRIUM_TEST_ROTATION`
 * overrides it.
 */
const rotation = Number(process.env["ATRIUM_TEST_ROTATION"] ?? rotationOfCommit());

function rotationOfCommit() {
  try {
    const commit = execFileSync("git", ["rev-parse", "HEAD"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return Number.parseInt(commit.slice(0, 6), 16);
  } catch {
    // A copy without a repository.
    return 0;
  }
}

/** The screens whose turn it is, one in `parts`; all of them if they were chosen, and in a nightly run. */
export function screensInTurn(parts: number): readonly Screen[] {
  if (isNightly || chosen) return sweptScreens;
  return screens.filter((_, index) => index % parts === rotation % parts);
}

/** Of things that take turns from screen to screen, the one whose turn it is on a screen; all of them in a nightly run. */
export function inTurnOn<T>(screen: Screen, all: readonly T[]): readonly T[] {
  if (isNightly) return all;
  return all.filter((_, index) => index === (screens.indexOf(screen) + rotation) % all.length);
}
