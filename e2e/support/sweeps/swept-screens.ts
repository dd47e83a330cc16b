import { type Screen, screens } from "#contract/screens/screens.ts";
import { rotation } from "#tools/testing/rotation.ts";

/** `ATRIUM_SCREENS=/inbox/$folder,/home` limits the sweeps to these screens, as `npm run test:changed` does. */
const chosen = process.env["ATRIUM_SCREENS"]?.split(",");

/** The screens that the sweeps visit. */
export const sweptScreens = screens.filter(({ path }) => chosen?.includes(path) ?? true);

/** A nightly run checks everything, and lets nothing take turns. */
const isNightly = process.env["ATRIUM_NIGHTLY"] === "1";

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
