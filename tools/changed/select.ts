import { posix } from "node:path";

import { changedTexts, filesOfPatch, namesTable, tablesIn } from "./data-files.ts";
import {
  featureOf,
  isContract,
  isMigration,
  isIgnoredReader,
  isOfDatabase,
  isScript,
  isServer,
  isSource,
  isSpec,
  isTool,
  isUnitTest,
  isWeb,
  isWithoutTests,
  isWords,
  isRegistration,
  testsReading,
} from "./places.ts";
import { endpointsIn, filesAround, follow, type Project, type Reach } from "./reach.ts";
import type { SpecTest } from "./spec-tests.ts";

/** A change that affects a larger share of the screens affects everything. */
const largeShare = 1 / 5;
/** The screens that are swept if a feature changes its part of the shell: a plain one, a table, and a form. */
const representatives = ["/home", "/people", "/profile"];
/** A text of as many other source files, or browser files, says nothing about what a test is for, such as "Cancel". */
const maxFilesOfText = 5;

/** A changed, new or deleted file, with its content before if it had any. */
export type Change = { readonly file: string; readonly before?: string | undefined };

type Tests = {
  /** Files. */
  readonly unitTests: ReadonlySet<string>;
  /** Files, or `file:line` for some of a file's tests. */
  readonly browserTests: ReadonlySet<string>;
  /** The paths of the screens to which the sweeps over all screens are limited. */
  readonly sweptScreens: ReadonlySet<string>;
};

/** The tests that one change selects. */
type Effect = Tests & { readonly everything?: string; readonly needsBuild: boolean };

export type Selection = Tests & {
  /** Why all tests are selected, if they are. The sets are empty then. */
  readonly everything: string | undefined;
  readonly needsBuild: boolean;
  /** A line for each change. */
  readonly reasons: readonly string[];
  readonly leftOut: readonly string[];
};

const none: Effect = { unitTests: new Set(), browserTests: new Set(), sweptScreens: new Set(), needsBuild: false };

/**
 * Selects the tests that changes can affect: those that load a changed file, those of the screens that load it, in the page
 * or by way of an endpoint, and those that name it.
 */
export function selectTests(project: Project, changes: readonly Change[]): Selection {
  const namesOfTests = namesIn(project);
  const effects = changes.map((change) => {
    const naming = [...namesOfTests].filter(([, names]) => names.some((name) => isNamed(change.file, name)));
    return {
      file: change.file,
      ...effectOf(project, change, [...testsReading(change.file), ...naming.map(([test]) => test)]),
    };
  });
  const all = effects.find(({ everything }) => everything !== undefined);
  const union = (of: keyof Tests) => new Set(all ? [] : effects.flatMap((effect) => [...effect[of]]));
  const browserTests = union("browserTests");
  const tests: Tests = {
    unitTests: union("unitTests"),
    // Without the tests of files that are run as a whole.
    browserTests: new Set([...browserTests].filter((test) => test === fileOf(test) || !browserTests.has(fileOf(test)))),
    sweptScreens: union("sweptScreens"),
  };
  return {
    ...tests,
    everything: all && `${all.file}: ${all.everything}`,
    needsBuild: all !== undefined || browserTests.size > 0 || effects.some(({ needsBuild }) => needsBuild),
    reasons: effects.map((effect) => `${effect.file}: ${describeEffect(effect)}`),
    leftOut: all ? [] : describeLeftOut(project, tests),
  };
}

function effectOf(project: Project, change: Change, naming: readonly string[]): Effect {
  const { file } = change;
  if (isWithoutTests(file)) return none;
  if (isWords(file)) return effectOfWords(project, change, naming);
  if (isMigration(file)) return effectOfMigration(project, file, naming);
  const isKnown = naming.length > 0 || isScript(file) || file.endsWith(".md") || project.graph.importers.has(file);
  if (!isKnown) return { ...none, everything: "nothing says what it affects" };
  // Other tests do not see a change of a test.
  const owner = isSpec(file) || isUnitTest(file) ? undefined : ownerOf(project, file);
  return effectOfFiles(project, [file], naming, owner);
}

/** The feature that a file belongs to. A file of the contract belongs to one only if that has a folder. */
function ownerOf({ tree }: Project, file: string) {
  const feature = featureOf(file);
  const hasFolder = () => tree.files.some((each) => !isContract(each) && featureOf(each) === feature);
  return feature === undefined || !isContract(file) || hasFolder() ? feature : undefined;
}

/**
 * Selects what loads files.
 *
 * @param naming tests that read the files without importing them
 * @param owner the feature of the files. Without one, what the shell loads affects everything
 */
function effectOfFiles(project: Project, files: readonly string[], naming: readonly string[], owner?: string): Effect {
  const { tree, screens, specs } = project;
  const reach = follow(project, files);
  const reached = [...reach.from.keys()].filter((file) => !isRegistration(file));
  const shown = new Set([...reach.screens.values()].flatMap((paths) => [...paths]));
  if (reach.foundation !== undefined) return { ...none, everything: `${reach.foundation} depends on it` };
  if (reach.frames.length > 0 && owner === undefined) return { ...none, everything: "the shell depends on it" };
  if (shown.size > screens.length * largeShare)
    return { ...none, everything: `${shown.size} of ${screens.length} screens depend on it` };

  const paths = reached
    .flatMap((file) =>
      project.endpoints.filter(
        (each) => file === each.file || (isServer(file) && endpointsIn(project.graph, file, [each]).length > 0),
      ),
    )
    .flatMap(({ path }) => path ?? []);
  const served = new Set(
    reached.filter((file) => isServer(file) && isSource(file)).flatMap((file) => featureOf(file) ?? []),
  );
  const isOfServed = (test: string) =>
    isServer(test) && (served.has(featureOf(test) ?? "") || namesPath(tree.read(test), paths));

  const whole = new Set([
    ...reached,
    ...naming,
    ...specs.map(({ file }) => file).filter((file) => owner !== undefined && featureOf(file) === owner),
  ]);
  const sweeps = specs.some(({ file, tests }) => whole.has(file) && tests.some(({ isSweep }) => isSweep))
    ? screens.map(({ path }) => path)
    : [...shown, ...(reach.frames.length > 0 ? representatives : [])];
  const sweptScreens = new Set(screens.map(({ path }) => path).filter((path) => sweeps.includes(path)));
  const isAbout = findByTexts(project, reach);
  const sees = (test: SpecTest) =>
    test.isSweep
      ? sweptScreens.size > 0
      : [...(project.opened.get(test) ?? [])].some((path) => shown.has(path) && !project.common.has(path)) ||
        namesPath(test.text, paths) ||
        isAbout(test);
  return {
    unitTests: new Set(tree.files.filter((file) => isUnitTest(file) && (whole.has(file) || isOfServed(file)))),
    browserTests: selectBrowserTests(project, whole, sees),
    sweptScreens,
    needsBuild: reached.some((file) => (isWeb(file) || isContract(file)) && !isUnitTest(file)),
  };
}

function selectBrowserTests({ specs }: Project, whole: ReadonlySet<string>, sees: (test: SpecTest) => boolean) {
  return new Set(
    specs.flatMap(({ file, tests, isOrdered }) => {
      const seen = tests.filter((test) => whole.has(file) || sees(test));
      const isWhole = whole.has(file) || seen.length === tests.length || (isOrdered && seen.length > 0);
      return isWhole ? [file] : seen.map(({ line }) => `${file}:${line}`);
    }),
  );
}

/** Whether a test names the beginning of an endpoint's path. */
const namesPath = (code: string, paths: readonly string[]) =>
  paths.some((path) => ['"', "`", "api"].some((before) => code.includes(`${before}${path}`)));

/**
 * Finds tests by the texts on screen, where the screen alone says nothing: in the shell, and on the screens that tests only
 * pass through. A test sees a change if it names a text of the files by way of which these load the changed ones.
 */
function findByTexts(project: Project, reach: Reach): (test: SpecTest) => boolean {
  const { tree, specs, opened, common } = project;
  const passed = [...reach.screens].filter(([, paths]) => [...paths].some((path) => common.has(path)));
  if (passed.length === 0 && reach.frames.length === 0) return () => false;
  const sources = new Map(tree.files.filter(isSource).map((file) => [file, tree.read(file)]));
  const matchersOf = (last: readonly string[]) => {
    const files = new Set(filesAround(project, reach, last));
    const texts = new Set([...files].flatMap((file) => textsIn(tree.read(file))));
    const others = [...sources].filter(([file]) => !files.has(file)).map(([, source]) => source);
    const isRare = (text: string) => others.filter((source) => source.includes(`"${text}`)).length < maxFilesOfText;
    return [...texts].filter(isRare).map(namesText).filter(isTelling);
  };
  const isTelling = (names: (test: SpecTest) => boolean) =>
    specs.filter(({ tests }) => tests.some(names)).length < maxFilesOfText;
  const inShell = matchersOf(reach.frames);
  const onScreens = passed.map(([route, paths]) => ({ paths, matchers: matchersOf([route]) }));
  return (test) =>
    inShell.some((names) => names(test)) ||
    onScreens.some(
      ({ paths, matchers }) =>
        [...(opened.get(test) ?? [])].some((path) => paths.has(path)) && matchers.some((names) => names(test)),
    );
}

/** The texts on screen in a source, up to their first placeholder. */
const textsIn = (code: string) =>
  [...code.matchAll(/"(\p{Lu}[^"\\\n{]{3,})(?:"|\{\{)/gu)].map(([, text = ""]) => text.replace(/[\s,:]+$/, ""));

/** Finds the tests that name a text as a whole or at the beginning of a pattern: `"Send"`, `/^Send/`. */
function namesText(text: string) {
  const pattern = new RegExp(`["'\`/^]${RegExp.escape(text)}(?!\\p{L})`, "u");
  return (test: SpecTest) => pattern.test(test.text);
}

/** Selects what sees the tables that a migration changes, by way of the server's files that query them. */
function effectOfMigration(project: Project, file: string, naming: readonly string[]): Effect {
  const { tree } = project;
  const tables = tree.files.includes(file) ? tablesIn(tree.read(file)) : [];
  const sources = tree.files.filter((each) => isServer(each) && isSource(each) && !isRegistration(each));
  const users = sources.filter((each) => tables.some((table) => namesTable(tree.read(each), table)));
  if (users.length === 0) return { ...none, everything: "no query names a table of it" };
  const ofDatabase = tree.files.filter((each) => isUnitTest(each) && isOfDatabase(each));
  const [owner] = users.flatMap((each) => ownerOf(project, each) ?? []);
  return effectOfFiles(project, users, [...naming, ...ofDatabase], owner);
}

/** Selects the tests that use a language whose texts differ, or name a changed translation. */
function effectOfWords(
  { tree, specs, ...project }: Project,
  { file, before }: Change,
  naming: readonly string[],
): Effect {
  if (before === undefined || !tree.files.includes(file)) return { ...none, everything: "it is that of a new folder" };
  const { languages, texts } = changedTexts(before, tree.read(file));
  const uses = (code: string) =>
    [...languages.flatMap((language) => [`"${language}"`, `'${language}'`]), ...texts].some((text) =>
      code.includes(text),
    );
  const isOfLanguages = (test: string) => featureOf(test) === "languages";
  const unitTests = tree.files.filter(
    (each) => isUnitTest(each) && (naming.includes(each) || isOfLanguages(each) || uses(tree.read(each))),
  );
  return {
    ...none,
    unitTests: new Set(unitTests),
    browserTests: selectBrowserTests({ tree, specs, ...project }, new Set(naming), ({ text }) => uses(text)),
  };
}

/**
 * The literals of each test, and of the tools that it loads: among them, the files that it reads without importing them. Of
 * patches beside a test, the files that they change.
 */
function namesIn({ tree, graph }: Project): ReadonlyMap<string, readonly string[]> {
  const literalsOf = (test: string) => {
    const files = new Set([test]);
    for (const file of files) for (const tool of graph.names.get(file)?.keys() ?? []) if (isTool(tool)) files.add(tool);
    const sources = [...files].filter((file) => tree.files.includes(file)).map(tree.read);
    const literals = sources.flatMap((source) => {
      const filled = source.replaceAll(/\$\{[^{}]*\}/g, "*");
      return [...filled.matchAll(/["'`](\.?[\w{][\w.@*{},/-]+)["'`]/g)].map(([, name = ""]) => name);
    });
    const patches = tree.files.filter((file) => file.endsWith(".patch") && posix.dirname(file) === posix.dirname(test));
    return [...literals, ...patches.flatMap((file) => filesOfPatch(tree.read(file)))];
  };
  const tests = tree.files.filter((file) => (isUnitTest(file) && !isIgnoredReader(file)) || isSpec(file));
  return new Map(tests.map((test) => [test, literalsOf(test)]));
}

/** Whether a literal names the file, its folder, or a pattern that matches it. Patterns match sources only, not tests. */
const isNamed = (file: string, name: string) =>
  name === file ||
  (!isSpec(file) &&
    !isUnitTest(file) &&
    /^(\w+|\{.+\})\/./.test(name) &&
    (file.startsWith(`${name.replace(/\/$/, "")}/`) || posix.matchesGlob(file, name)));

const fileOf = (test: string) => test.replace(/:\d+$/, "");
const count = (number: number, one: string, others = `${one}s`) => `${number} ${number === 1 ? one : others}`;

function describeEffect({ everything, unitTests, browserTests, sweptScreens }: Effect) {
  if (everything !== undefined) return `everything, because ${everything}`;
  const browserFiles = new Set([...browserTests].map(fileOf)).size;
  return [
    count(unitTests.size, "unit test file"),
    count(browserFiles, "browser file"),
    `sweeps of ${count(sweptScreens.size, "screen")}`,
  ].join(", ");
}

function describeLeftOut({ tree, specs, screens }: Project, { unitTests, browserTests, sweptScreens }: Tests) {
  const all = tree.files.filter(isUnitTest).length;
  const files = new Set([...browserTests].map(fileOf));
  const inPart = specs.filter(({ file }) => files.has(file) && !browserTests.has(file));
  const skipped = inPart.flatMap(({ file, tests }) => tests.filter(({ line }) => !browserTests.has(`${file}:${line}`)));
  const lines: readonly (readonly [number, string])[] = [
    [
      all - unitTests.size,
      `of ${all} unit test files: they neither load nor name a changed file, or a path that it serves`,
    ],
    [specs.length - files.size, `of ${specs.length} browser files: none of their screens loads a changed file`],
    [
      skipped.length,
      `tests of ${count(inPart.length, "browser file")}: they open no such screen, or pass through it and name none of its texts`,
    ],
    [screens.length - sweptScreens.size, `of ${screens.length} screens in the sweeps: they load no changed file`],
  ];
  return lines.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
}
