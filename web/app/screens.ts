import { type Screen, screens } from "#contract/screens.ts";

const byPath = new Map(screens.map((screen) => [screen.path, screen]));

/** The screen of a route, by the path as the router writes it. */
export const findScreen = (path: string) => byPath.get(path);

/** The screens that the breadcrumbs show before this one, the outermost first. */
export function ancestorsOf(screen: Screen): readonly Screen[] {
  const parent = screen.parent === undefined ? undefined : findScreen(screen.parent);
  return parent ? [...ancestorsOf(parent), parent] : [];
}
