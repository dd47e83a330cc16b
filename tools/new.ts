import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

import { root, runCommand } from "./lib/run-command.ts";

// Creates a feature or a screen that works, from the templates in `tools/new/`.
//
//   npm run new -- feature notes [--one note] [--title "Notes"]
//   npm run new -- screen notes/archive --title "Archive"

const templates = join(root, "tools", "new");

/** The name of a folder, an address and a topic: words and dashes. */
const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** "notes" → "note", "companies" → "company", "boxes" → "box". Others keep their form: `--one` names it. */
export function singularOf(name: string) {
  if (name.endsWith("ies")) return `${name.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(name)) return name.slice(0, -2);
  return name.endsWith("s") && !name.endsWith("ss") ? name.slice(0, -1) : name;
}

const pascal = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const camel = (name: string) => pascal(name).replace(/^\w/, (letter) => letter.toLowerCase());
const spaced = (name: string) => name.replaceAll("-", " ");
const sentence = (name: string) => spaced(name).replace(/^\w/, (letter) => letter.toUpperCase());

/** Fills in a template: its sample is called "meeting notes", one of which is a "meeting note". */
function fillIn(template: string, many: string, one: string, title = sentence(many)) {
  const article = /^[aeiou]/.test(one) ? "an" : "a";
  const names: readonly (readonly [string, string])[] = [
    ["meeting-notes", many],
    ["meeting_notes", many.replaceAll("-", "_")],
    ["MeetingNotes", pascal(many)],
    ["meetingNotes", camel(many)],
    ["MeetingNote", pascal(one)],
    ["meetingNote", camel(one)],
    ["Meeting notes", title],
    ["meeting notes", spaced(many)],
    ["Meeting note", sentence(one)],
    ["a meeting note", `${article} ${spaced(one)}`],
    ["A meeting note", `${article === "a" ? "A" : "An"} ${spaced(one)}`],
    ["meeting note", spaced(one)],
  ];
  const pattern = new RegExp(names.map(([name]) => name).join("|"), "g");
  const byName = new Map(names);
  return template.replaceAll(pattern, (name) => byName.get(name) ?? name);
}

type NewFeature = { readonly name: string; readonly one?: string | undefined; readonly title?: string | undefined };

/** Writes the folder of a feature. @returns its files @throws {Error} if the name is not free */
export function writeFeature({ name, one = singularOf(name), title }: NewFeature, directory = root): readonly string[] {
  if (!kebab.test(name) || !kebab.test(one))
    throw new Error(
      "Name the feature in small letters and dashes, in the plural: npm run new -- feature meeting-notes",
    );
  if (one === name) throw new Error(`Name one of the ${spaced(name)}: npm run new -- feature ${name} --one …`);
  for (const folder of [`features/${name}`, `demos/${name}`, `server/${name}`, `web/screens/${name}`])
    if (existsSync(join(directory, folder))) throw new Error(`${folder} is there already`);
  const source = join(templates, "feature");
  return globSync("**/*.txt", { cwd: source }).map((template) => {
    const file = join("features", name, fillIn(template.replace(/\.txt$/, ""), name, one));
    write(directory, file, fillIn(readFileSync(join(source, template), "utf8"), name, one, title));
    return file;
  });
}

type NewScreen = { readonly feature: string; readonly name: string; readonly title: string };

/** Writes a screen of a feature, and adds it to the feature's screens. @returns its files @throws {Error} if there is one */
export function writeScreen({ feature, name, title }: NewScreen, directory = root): readonly string[] {
  const folder = ["features", "demos"]
    .map((each) => `${each}/${feature}`)
    .find((each) => existsSync(join(directory, each)));
  if (!kebab.test(name) || folder === undefined || title === "")
    throw new Error(
      'Name a feature that is there, the screen and its title: npm run new -- screen notes/archive --title "Archive"',
    );
  const about = join(folder, "feature.ts");
  const text = readFileSync(join(directory, about), "utf8");
  const path = `/${feature}/${name}`;
  if (text.includes(`"${path}"`)) throw new Error(`${path} is there already`);
  const entry = `{ path: "${path}", title: ${JSON.stringify(title)}, menu: "App views", order: 510 }`;
  const extended = /^ {2}screens: \[/m.test(text)
    ? text.replace(/^( {2}screens: \[)([^]*?)(,?\s*\])(?=,\n)/m, `$1$2, ${entry}$3`)
    : text.replace(/^( {2}title: .*\n)/m, `$1  screens: [${entry}],\n`);
  const fill = (template: string) =>
    readFileSync(join(templates, "screen", template), "utf8")
      .replaceAll("features/meeting-notes", folder)
      .replaceAll("meeting-notes", feature)
      .replaceAll("archive", name)
      .replaceAll("ArchiveScreen", `${pascal(name)}Screen`)
      .replaceAll('"Archive"', JSON.stringify(title));
  const files = {
    [about]: extended,
    [join(folder, "web", `${name}-screen.tsx`)]: fill("screen.tsx.txt"),
    [join(folder, "web", "routes", feature, `${name}.tsx`)]: fill("route.tsx.txt"),
  };
  for (const [file, content] of Object.entries(files)) write(directory, file, content);
  return Object.keys(files);
}

function write(directory: string, file: string, text: string) {
  mkdirSync(dirname(join(directory, file)), { recursive: true });
  writeFileSync(join(directory, file), text);
}

/** Generates what follows from the new files: types of tables, texts, routes, and their format. */
async function generate(files: readonly string[]) {
  const scripts = ["tools/discover.ts", "tools/table-types.ts", "tools/words.ts", "tools/discover.ts"];
  const commands = [
    ...scripts.map((script) => [process.execPath, script]),
    ["oxfmt", ...files.filter((file) => !file.endsWith(".sql"))],
  ];
  for (const [program = "", ...args] of commands) {
    const { code, output } = await runCommand(program, args, { cwd: root });
    if (code !== 0) throw new Error(output);
  }
}

async function main() {
  const { positionals, values } = parseArgs({
    options: { one: { type: "string" }, title: { type: "string" } },
    allowPositionals: true,
  });
  const [kind, name = ""] = positionals;
  if (kind !== "feature" && kind !== "screen") throw new Error("Name what is new: feature, or screen");
  const [feature = "", screen = ""] = name.split("/");
  const files =
    kind === "feature"
      ? writeFeature({ name, one: values.one, title: values.title })
      : writeScreen({ feature, name: screen, title: values.title ?? "" });
  await generate(files);
  console.log(files.toSorted().join("\n"));
  console.log("\nTranslate its words.json, and look at it: npm run dev");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
