import { existsSync } from "node:fs";

import { build, type Rolldown } from "vite";
import { describe, expect, test } from "vitest";

import { foldText } from "#contract/text/fold-text.ts";
import { Drawings, FlagIndex, IconIndex, IconTerms, placeInShards, WordTable } from "#demos/icons/web/icon-files.ts";
import { englishName } from "#demos/icons/web/sets/list-flags.ts";
import { makeFindable, searchIcons, textsOfIcon } from "#demos/icons/web/search-icons.ts";
import { writeAddressImport, writeMarkupImport, writeSvg } from "#demos/icons/web/sets/write-code.ts";
import { readBootstrapIcons, readDrawing } from "#demos/icons/tools/bootstrap-icons.ts";
import { readFlagIcons } from "#demos/icons/tools/flag-icons.ts";
import { readFontAwesome } from "#demos/icons/tools/font-awesome.ts";
import { type IconFiles, locate, nameFolder, sortNames } from "#demos/icons/tools/icon-folder.ts";
import { interfaceWords } from "#demos/icons/tools/interface-words.ts";
import { plugin } from "#demos/icons/tools/vite-plugin.ts";
import { readTranslations } from "#demos/icons/tools/translations.ts";

const fontAwesome = readFontAwesome();
const bootstrapIcons = readBootstrapIcons();
const flags = readFlagIcons();
const translations = readTranslations([fontAwesome, bootstrapIcons]);

const read = <Content>(schema: { parse: (content: unknown) => Content }, files: IconFiles, name: string) =>
  schema.parse(JSON.parse(files.get(name) ?? ""));
const drawingOf = (files: IconFiles, index: number) => {
  const { shard, place } = placeInShards(index);
  return read(Drawings, files, `${shard}.json`)[place];
};

describe.each([
  [
    "Font Awesome",
    fontAwesome,
    2000,
    (style: string, name: string) => `@fortawesome/fontawesome-free/svgs/${style}/${name}.svg`,
  ],
  ["Bootstrap Icons", bootstrapIcons, 2000, (_style: string, name: string) => `bootstrap-icons/icons/${name}.svg`],
])("%s", (_name, files, atLeast, pathOf) => {
  const { icons } = read(IconIndex, files, "index.json");

  test("each icon has a drawing, and a file to import", () => {
    expect(icons.length).toBeGreaterThan(atLeast);
    const last = placeInShards(icons.length - 1);
    expect(read(Drawings, files, `${last.shard}.json`)).toHaveLength(last.place + 1);
    expect(files.has(`${last.shard + 1}.json`)).toBe(false);
    expect(icons.filter(([name, style]) => !existsSync(locate(pathOf(style, name))))).toEqual([]);
  });

  test("a drawing is that of its icon", () => {
    const index = icons.findIndex(([name]) => name === "house");
    const drawing = drawingOf(files, index);
    expect(drawing && writeSvg(drawing)).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 (512 512|16 16)".*<path d="M/);
  });

  test.each([
    ["de", "Haus"],
    ["fr", "maison"],
    ["es", "casa"],
    ["pt", "casa"],
    ["ja", "家"],
    ["zh", "家"],
    ["ar", "بيت"],
    ["en", "house"],
  ])("in %s, the house is among the first that %s finds", (language, typed) => {
    const terms = read(IconTerms, files, "terms.json");
    const table = language === "en" ? undefined : read(WordTable, translations, `${language}.json`);
    const findable = icons.map(([name, group], index) =>
      makeFindable({ id: name, name, title: name, group, index }, textsOfIcon(name, terms, table)),
    );
    const found = searchIcons(findable, typed).map(({ name }) => name);
    // Portuguese and Spanish have one word for a house and a home.
    expect(found.slice(0, 3)).toContain("house");
    expect(found.length).toBeLessThan(icons.length / 4);
    expect(searchIcons(findable, "house")[0]?.name).toBe("house");
  });
});

test("a style of Font Awesome is in files of its own", () => {
  const styles = read(IconIndex, fontAwesome, "index.json").icons.map(([, style]) => style);
  const changes = styles.filter((style, index) => style !== styles[index - 1]);
  expect(changes).toEqual(["solid", "regular", "brands"]);
});

test("common words of interfaces are translated into each language", () => {
  const words = ["user", "settings", "search", "trash", "delete", "calendar", "car", "arrow", "left", "envelope"];
  for (const [file, content] of translations) {
    const table = WordTable.parse(JSON.parse(content));
    expect(
      words.filter((word) => !table[word]),
      file,
    ).toEqual([]);
    for (const translated of Object.values(table)) {
      expect(new Set(translated.map(foldText)).size).toBe(translated.length);
    }
  }
  expect([...translations.keys()].toSorted()).toEqual(
    ["ar", "de", "es", "fr", "ja", "pt", "zh"].map((key) => `${key}.json`),
  );
  const incomplete = Object.entries(interfaceWords).filter(
    ([, line]) => line.split(" | ").length !== translations.size,
  );
  expect(incomplete).toEqual([]);
});

test("each flag has a name, and a file in both ratios", () => {
  const { flags: listed } = read(FlagIndex, flags, "index.json");
  expect(listed.length).toBeGreaterThan(260);
  for (const { code } of listed) {
    expect(englishName(code), code).toMatch(/[A-Z].*[a-z]/);
    expect(flags.get(`4x3/${code}.svg`)).toContain("<svg");
    expect(flags.get(`1x1/${code}.svg`)).toContain("<svg");
  }
});

test("names that are digits or a letter come last", () => {
  expect(sortNames(["a", "0-circle", "house", "address-book"])).toEqual(["address-book", "house", "0-circle", "a"]);
});

test("the name of a folder changes with its content", () => {
  const name = (content: string) => nameFolder("set", new Map([["index.json", content]]));
  expect(name("[1]")).toMatch(/^set-[\da-f]{8}$/);
  expect(name("[1]")).not.toBe(name("[2]"));
});

test("a file that is no drawing of shapes is refused", () => {
  expect(() => readDrawing("grouped", '<svg viewBox="0 0 1 1"><g/></svg>')).toThrow("grouped has an element");
  expect(() => readDrawing("boundless", "<svg/>")).toThrow("boundless has no view box");
});

test("the build has the files of a set, and the imports that are copied work", async () => {
  const entry = "virtual-entry.ts";
  const lines = [
    writeMarkupImport("house", "@fortawesome/fontawesome-free/svgs/solid/house.svg"),
    writeMarkupImport("0-circle", "bootstrap-icons/icons/0-circle.svg"),
    writeAddressImport("de", "flag-icons/flags/4x3/de.svg"),
    'import folder from "bootstrap-icons/package.json?icons";',
    "console.log(houseSvg, icon0CircleSvg, deUrl, folder);",
  ];
  const output = (await build({
    configFile: false,
    logLevel: "error",
    root: locate(".."),
    plugins: [
      plugin(),
      {
        name: "entry",
        resolveId: (id) => (id === entry ? locate(`../${entry}`) : undefined),
        load: (id) => (id.endsWith(entry) ? lines.join("\n") : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  })) as Rolldown.RolldownOutput;
  const files = output.output.map(({ fileName }) => fileName);
  const folder = nameFolder("bootstrap-icons", bootstrapIcons);
  expect(files).toEqual(expect.arrayContaining([`assets/${folder}/index.json`, `assets/${folder}/0.json`]));
  expect(files.filter((file) => file.includes("font-awesome"))).toEqual([]);
  const [script] = output.output;
  expect(script.code).toContain("M277.8 8.6");
  expect(script.code).toContain(`./${folder}/`);
});
