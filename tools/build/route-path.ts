/**
 * The name of a route file, with the frames around it: `_shell/home` for `web/routes/_shell/home.tsx`, and `_shell/blog/new` for
 * `features/blog/web/routes/blog/new.tsx`, since the routes of features are in the shell. Undefined for other files.
 */
export function routeOf(file: string) {
  const [, feature, name] = /(?:^|\/)((?:features|demos)\/[^/]+\/)?web\/routes\/(.+)\.tsx/.exec(file) ?? [];
  return name !== undefined && feature !== undefined ? `_shell/${name}` : name;
}

/** The path of a route by its name: what begins with `_` is a frame, and `index` is its folder. */
export function pathOf(route: string) {
  const segments = route.split(/[/.]/).filter((segment) => !segment.startsWith("_") && segment !== "index");
  return `/${segments.join("/")}`;
}
