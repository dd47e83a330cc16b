/** The path of a route file below `web/routes`: what begins with `_` is a frame, and `index` is its folder. */
export function pathOf(file: string) {
  const segments = file
    .replace(/\.tsx$/, "")
    .split(/[/.]/)
    .filter((segment) => !segment.startsWith("_") && segment !== "index");
  return `/${segments.join("/")}`;
}
