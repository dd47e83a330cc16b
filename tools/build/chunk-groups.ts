import { globSync } from "node:fs";

import { normalizePath, type Rolldown } from "vite";

import { root } from "../lib/run-command.ts";
import type { Place } from "./place-modules.ts";

/** Returns whether a module belongs to a group. Its id is its absolute path. */
type Test = (id: string) => boolean;

const base = normalizePath(root);

/**
 * The modules at paths from the root of the project: of a folder (`web/lib/form/`), or of a component with its style sheet
 * (`web/ui/display/card`).
 *
 * @throws {Error} if a path has moved, since its modules would silently be in other files
 */
export function inProject(...paths: readonly string[]): Test {
  const prefixes = paths.map((path) => (path.endsWith("/") ? path : `${path}.`));
  const moved = prefixes.filter((prefix) => globSync(`${prefix}*`, { cwd: root }).length === 0);
  if (moved.length > 0) throw new Error(`tools/build/chunk-groups.ts names paths without a file: ${moved.join(", ")}`);
  return (id) => prefixes.some((prefix) => id.startsWith(base + prefix));
}

const inPackages =
  (...names: readonly string[]): Test =>
  (id) =>
    names.some((name) => id.includes(`/node_modules/${name}/`));

/** The modules whose path has one of these texts. */
const named =
  (...texts: readonly string[]): Test =>
  (id) =>
    texts.some((text) => id.includes(text));

const either =
  (...tests: readonly Test[]): Test =>
  (id) =>
    tests.some((test) => test(id));

const both =
  (one: Test, other: Test): Test =>
  (id) =>
    one(id) && other(id);

const without =
  (all: Test, left: Test): Test =>
  (id) =>
    all(id) && !left(id);

const icons = both(inPackages("@tabler/icons-react"), named("/Icon"));

const choices = inProject(
  "web/ui/form/choices/choice",
  "web/ui/form/choices/checkbox",
  "web/ui/form/choices/switch",
  "web/ui/form/lists/select",
  "web/ui/form/numbers/slider",
);

const fields = inProject("web/ui/form/field", "web/ui/form/text/text-field", "web/ui/form/lists/select-field");

/** Fields that load a library, and what belongs to them. */
const largeFields = inProject(
  "web/ui/form/editors/",
  "web/ui/form/files/file-drop",
  "web/ui/form/files/upload-items",
  "web/ui/form/lists/autocomplete-field",
  "web/ui/form/lists/library-field",
  "web/ui/form/lists/multi-listbox",
  "web/ui/form/lists/multi-select-field",
  "web/ui/form/lists/search-select-field",
  "web/ui/form/lists/tags-field",
  "web/ui/form/text/rich-text-editor",
  "web/ui/form/text/search-box",
  "web/ui/form/calendar-texts",
  "web/ui/form/color-field",
  "web/ui/form/date-field",
);

const feedback = inProject(
  "web/lib/changes/undo",
  "web/lib/format/format-ago",
  "web/lib/i18n/activity-texts",
  "web/ui/display/status/results-announcement",
  "web/ui/display/text/relative-time",
);

/**
 * The groups of modules that the build writes into one file each, so that a screen needs few requests: three files for what every
 * screen needs, and one or two of its own. A group also takes the modules that its modules import, unless an earlier group has them.
 */
export const chunkGroups = (isAt: (place: Place) => Test): Rolldown.CodeSplittingGroup[] => [
  {
    name: "vendor",
    test: either(
      without(
        inPackages(
          "react",
          "react-dom",
          "scheduler",
          "@tanstack/react-router",
          "@tanstack/router-core",
          "@tanstack/history",
          "@tanstack/react-query",
          "@tanstack/query-core",
          "@tanstack/react-store",
          "@tanstack/store",
          "use-sync-external-store",
          "zod",
          "tiny-invariant",
          "tiny-warning",
          "isbot",
          "seroval",
          "cookie-es",
        ),
        // Parts of these libraries that only some screens use.
        named("useBlocker", "infiniteQuery", "InfiniteQuery", "useQueries", "queriesObserver"),
      ),
      named("vite/preload-helper"),
    ),
  },
  // The modules that load before every screen, and those that almost all screens import.
  {
    name: "shell",
    test: either(
      isAt("shell"),
      inProject(
        "contract/text/english",
        "web/lib/api/use-address-request",
        "web/lib/format/format",
        "web/lib/keyboard/next-in-row",
        "web/lib/use-debounced",
        "web/ui/display/card",
        "web/ui/screen/next-frame",
        "web/ui/screen/screen",
        "web/ui/screen/screen-bar",
        "web/ui/screen/screen-error",
        "web/ui/screen/screen-loading",
        "web/ui/screen/screen-place",
      ),
      named("/IconPencil.mjs", "/IconArrowRight.mjs"),
    ),
  },
  // The parser of typed numbers.
  { name: "numbers", test: inProject("web/lib/format/read-number") },
  // Shared by many screens; without what "feedback" has, and without the pages of tables.
  {
    name: "common",
    test: without(
      inProject("web/lib/", "web/ui/actions/", "web/ui/layout/", "web/ui/display/"),
      either(
        feedback,
        inProject(
          "web/lib/changes/",
          "web/lib/commands/",
          "web/lib/form/",
          "web/lib/layout/",
          "web/lib/pdf/",
          "web/lib/sounds/",
          "web/lib/speech/",
          "web/lib/uploads/",
          "web/lib/windows/",
          "web/ui/display/pagination",
        ),
      ),
    ),
    minShareCount: 14,
  },
  // Without what only fields of files have.
  {
    name: "contract",
    test: without(inProject("contract/"), inProject("contract/account/auth", "contract/text/plain-name")),
    minShareCount: 8,
  },
  { name: "icons", test: icons, minShareCount: 11 },
  // Icons that fewer share, with those of similar screens where a file would be smaller than a request is worth.
  { name: "icon", test: icons, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1500 },
  // All that the columns of tables need of dragging.
  { name: "pointer", test: inProject("web/ui/drag/follow-pointer") },
  // Shared by the dashboard, tables and maps, so that the latter do not load the dashboard's widgets.
  { name: "drag", test: inProject("web/ui/drag/") },
  // Shared by widgets, tables, the inbox and feeds, which do not load each other.
  { name: "feedback", test: feedback },
  { name: "controls", test: choices, minShareCount: 5 },
  // Of forms that many screens have; the fields of the library and of few forms come with their screens. The inbox has the
  // hook only.
  { name: "form", test: inProject("web/lib/form/"), minShareCount: 5 },
  { name: "fields", test: fields, minShareCount: 5 },
  // The other native fields, in one file for all screens with forms.
  { name: "kit", test: without(inProject("web/ui/form/"), either(largeFields, choices)), minShareCount: 2 },
  // The library's fields with a list, which several screens load after they are shown: in one file, not in one for each
  // combination of screens.
  {
    name: "lists",
    test: both(inPackages("@mantine/core"), named("/Combobox/", "/MultiSelect/", "/Pill/", "/PillsInput/")),
    minShareCount: 2,
  },
  // Shared by the screens with widgets: the kit's widgets, the generated list of those of features, and small charts. Before the group of large charts, whose frame a first view does not need.
  {
    name: "widgets",
    test: inProject(
      "generated/dashboard-parts",
      "web/ui/charts/axes/value-ticks",
      "web/ui/charts/chart-shell",
      "web/ui/charts/small/",
      "web/ui/charts/use-in-view",
      "web/ui/charts/world-map/shapes",
      "web/ui/display/when-in-view",
      "web/ui/widgets/",
    ),
    minShareCount: 2,
  },
  // Apart from the controls, so that tables do not load parts of charts.
  {
    name: "charts",
    test: without(inProject("web/ui/charts/"), inProject("web/ui/charts/live/", "web/ui/charts/small/")),
    minShareCount: 5,
  },
  // A group takes in whatever its modules import: what screens load as well stays apart from the last group.
  { name: "shared", test: isAt("shared"), entriesAware: true },
  { name: "queries", test: inPackages("@tanstack"), minShareCount: 2, entriesAware: true },
  // The modules that load after the first screen is shown.
  { name: "idle", test: isAt("idle") },
];
