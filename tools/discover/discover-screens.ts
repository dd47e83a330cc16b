import { type Feature, type FeatureAction, type FeatureScreen, type FirstStep } from "#contract/feature.ts";
import { type MenuGroup, menuSections } from "#contract/screens/menu-groups.ts";

import { root } from "../lib/run-command.ts";
import { writeIfChanged } from "../lib/write-if-changed.ts";

/** The icon of a group that only features name. */
const otherIcon = "dots";

/** The groups that screens name, by their sections: the known ones in their order, then others, which are in the first. */
export function groupsOf(screens: readonly FeatureScreen[], known: readonly MenuGroup[]): readonly MenuGroup[] {
  const named = new Set(screens.flatMap(({ menu = [] }) => menu).filter((menu) => menu !== "top"));
  const others = [...named].filter((menu) => !known.some(({ title }) => title === menu)).toSorted();
  const [section] = menuSections;
  return [
    ...known.filter(({ title }) => named.has(title)),
    ...others.map((title) => ({ title, icon: otherIcon, section })),
  ].toSorted((one, other) => menuSections.indexOf(one.section) - menuSections.indexOf(other.section));
}

/**
 * Sorts screens as the menu shows them: those of the top level, then group by group. One that the menu does not list follows
 * its parent.
 *
 * @throws {Error} if a path occurs twice, or if a parent is missing
 */
export function sortScreens(all: readonly FeatureScreen[], groups: readonly MenuGroup[]): readonly FeatureScreen[] {
  const byPath = new Map<string, FeatureScreen>();
  for (const screen of all) {
    if (byPath.has(screen.path)) throw new Error(`Two screens have the path ${screen.path}`);
    byPath.set(screen.path, screen);
  }
  for (const { path, parent } of all)
    if (parent !== undefined && !byPath.has(parent)) throw new Error(`${path} is below ${parent}, which is no screen`);

  const sections = ["top", ...groups.map(({ title }) => title)];
  const listed = all
    .filter(({ menu, parent }) => menu !== undefined || parent === undefined)
    .toSorted((one, other) => placeOf(one, sections) - placeOf(other, sections) || (one.path < other.path ? -1 : 1));
  const withChildren = (screen: FeatureScreen): readonly FeatureScreen[] => [
    screen,
    ...all.filter(({ menu, parent }) => menu === undefined && parent === screen.path).flatMap(withChildren),
  ];
  return listed.flatMap(withChildren);
}

/** Larger than the order of any screen. */
const sectionSize = 100_000;

const placeOf = ({ menu = "top", order = 0 }: FeatureScreen, sections: readonly string[]) =>
  sections.indexOf(menu) * sectionSize + order;

type Ordered = { readonly order: number };
const byOrder = (one: Ordered, other: Ordered) => one.order - other.order;

/** The tiles in the panel of shortcuts, in their order. */
const shortcutsOf = (screens: readonly FeatureScreen[]) =>
  screens
    .flatMap(({ path, href = path, title, icon, shortcut }) => (shortcut ? [{ href, title, icon, ...shortcut }] : []))
    .toSorted(byOrder);

/** The actions that open a screen which is there, in their order. */
const actionsOf = (all: readonly FeatureAction[], screens: readonly FeatureScreen[]) => {
  const addresses = new Set(screens.map(({ path, href = path }) => href));
  return all.filter(({ href }) => addresses.has(href.replace(/\?.*/, ""))).toSorted(byOrder);
};

type Screens = {
  readonly platform: readonly FeatureScreen[];
  readonly platformActions: readonly FeatureAction[];
  readonly platformFirstSteps: readonly FirstStep[];
  readonly knownGroups: readonly MenuGroup[];
  /** By the names of their folders. */
  readonly features: ReadonlyMap<string, Feature>;
};

/**
 * Writes the screens of all, their search terms, the actions of the command palette, the first steps of a new account, the
 * kinds of rows that the search finds, and what profiles and timelines show, as data: the browser loads the screens first, and
 * the others with what needs them.
 */
export function discoverScreens(
  { platform, platformActions, platformFirstSteps, knownGroups, features }: Screens,
  directory = root,
) {
  const all = [...platform, ...[...features.values()].flatMap(({ screens = [] }) => screens)];
  const groups = groupsOf(all, knownGroups);
  const screens = sortScreens(all, groups);
  const hits = [...features.values()].flatMap(({ hits = [] }) => hits).toSorted(byOrder);
  const timelines = [...features.values()].flatMap(({ timeline = [] }) => timeline);
  const timelineGroups = timelines.flatMap(({ groups: own = [] }) => own).toSorted(byOrder);
  const write = (module: string, name: string, data: readonly (object | string)[]) => {
    const entries = data.map((each) => `  ${JSON.stringify(each)},\n`).join("");
    writeIfChanged(directory, `generated/${module}.gen.ts`, `export const ${name} = [\n${entries}] as const;\n`);
  };
  write(
    "screens",
    "screens",
    screens.map(({ order: _order, keywords: _keywords, shortcut: _shortcut, ...screen }) => screen),
  );
  write(
    "screen-keywords",
    "keywords",
    screens.flatMap(({ path, keywords }) => (keywords ? [{ path, keywords }] : [])),
  );
  write("menu-groups", "groups", groups);
  write("shortcuts", "shortcuts", shortcutsOf(screens));
  const actions = [...platformActions, ...[...features.values()].flatMap(({ actions: own = [] }) => own)];
  write("actions", "actions", actionsOf(actions, all));
  const firstSteps = [...platformFirstSteps, ...[...features.values()].flatMap(({ firstStep = [] }) => firstStep)];
  write("first-steps", "firstSteps", firstSteps.toSorted(byOrder));
  write("hit-kinds", "hitKinds", hits);
  write(
    "timeline-filters",
    "filters",
    timelineGroups.map(({ name }) => name),
  );
  write("timeline-groups", "groups", timelineGroups);
  write(
    "timeline-topics",
    "topics",
    timelines.map(({ topic }) => topic),
  );
  write("profile-figures", "figures", timelines.flatMap(({ figures = [] }) => figures).toSorted(byOrder));
}
