import { type Screen, screens } from "#contract/screens/screens.ts";

const byPath = new Map(screens.map((screen) => [screen.path, screen]));

/** Finds the screen of a route, by its path in the router's notation. */
export const findScreen = (path: string) => byPath.get(path);

/** The screens before this one in the breadcrumbs, outermost first. */
export function ancestorsOf(screen: Screen): readonly Screen[] {
  const parent = screen.parent === undefined ? undefined : findScreen(screen.parent);
  return parent ? [...ancestorsOf(parent), parent] : [];
}
