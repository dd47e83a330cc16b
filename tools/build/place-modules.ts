/** The part of the bundler's information on a module that is needed here. */
export type ModuleInfo = {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly isEntry: boolean;
};

/**
 * - `shell`: loaded before any screen, by the page itself or by the frame around the screens.
 * - `idle`: loaded once the first screen is shown, and by no screen.
 * - `shared`: loaded then, and by screens.
 */
export type Place = "shell" | "idle" | "shared";

/** The layout route is a part of the shell, the others are screens. */
const isLayout = (id: string) => /\/web\/routes\/_shell\.tsx\?/.test(id);
const isScreen = (id: string) => /\/routes\/.*\?tsr-split=component/.test(id) && !isLayout(id);

/** Modules of the platform that are imported once the browser is idle. Paths from the root of the project. */
const idleParts = [
  "web/app/idle-work.ts",
  "web/app/search-palette.tsx",
  "web/lib/api/describe-refusal.ts",
  "web/shell/alerts/alert-box.tsx",
  "web/shell/connection/connection-signs.tsx",
  "web/ui/display/status/part-failure.tsx",
];

/** Features show controls in the header, whose code loads in the same way. */
const isHeaderPart = (id: string) => /\/(demos|features)\/[^/]+\/web\/parts\/header\.tsx$/.test(id);

/**
 * Finds out which modules the page needs at once, and which when the browser is idle, so that the build can put them into
 * one file each. What only screens load is left to the build, and so are packages: the index of one imports all of it.
 *
 * @throws {Error} if a part that loads when the browser is idle has another path now
 */
export function placeModules(modules: ReadonlyMap<string, ModuleInfo>): ReadonlyMap<string, Place> {
  const ids = [...modules.keys()];
  const missing = idleParts.filter((part) => !ids.some((id) => id.endsWith(`/${part}`)));
  if (missing.length > 0) throw new Error(`idleParts names files that are not loaded: ${missing.join(", ")}`);

  const ofIdle = [
    ...ids.filter((id) => idleParts.some((part) => id.endsWith(`/${part}`))),
    ...ids.filter(isHeaderPart).flatMap((id) => modules.get(id)?.dynamicallyImportedIds ?? []),
  ];
  const page = ids.filter((id) => modules.get(id)?.isEntry);
  const ofPage = [...page, ...page.flatMap((id) => modules.get(id)?.importedIds ?? [])];
  const ofShell = [...page, ...ids.filter(isLayout)];
  const ofScreens = closureOf(modules, ids.filter(isScreen));
  const places = new Map<string, Place>();
  for (const id of closureOf(modules, ofIdle)) places.set(id, ofScreens.has(id) ? "shared" : "idle");
  for (const id of closureOf(modules, ofShell)) places.set(id, "shell");
  // The page's script waits for the first screen, which would wait for it in turn if it imported the same file.
  for (const id of ofPage) places.delete(id);
  return places;
}

const isPackage = (id: string) => id.includes("/node_modules/");

/** Some modules and all that they import, without packages. The loop also visits what it adds. */
function closureOf(modules: ReadonlyMap<string, ModuleInfo>, roots: readonly string[]) {
  const found = new Set(roots);
  for (const id of found)
    for (const imported of modules.get(id)?.importedIds ?? []) if (!isPackage(imported)) found.add(imported);
  return found;
}
