import { globSync, readFileSync } from "node:fs";

import { menuGroups, screens } from "#contract/screens.ts";

/**
 * Where words that people see stand in the sources, as English texts that are the keys of their translations: what is
 * given to `t(…)`, the messages of the contract's schemas, the refusals of the server, and what the server names.
 */
const places: readonly { readonly files: string; readonly pattern: RegExp }[] = [
  { files: "web/**/*.{ts,tsx}", pattern: /\b(?:t|translateData)\(\s*"((?:[^"\\]|\\.)*)"/g },
  { files: "{web,contract}/**/*.ts", pattern: /\berror: "((?:[^"\\]|\\.)*)"/g },
  { files: "contract/**/*.ts", pattern: /\brequired\("((?:[^"\\]|\\.)*)"/g },
  // What tables call their columns.
  { files: "contract/**/*.ts", pattern: /\bid: "\w+",\s*title: "([^"]+)"/g },
  // What stands at the fields of a table's query.
  { files: "contract/table-query.ts", pattern: /^  \w+: "([A-Z][^"]+)",$/gm },
  { files: "web/ui/table/**/*.ts", pattern: /new Error\("([^"]+)"/g },
  { files: "web/lib/api-client.ts", pattern: /new ApiError\([^"]*"[^"]*",\s*"((?:[^"\\]|\\.)*)"/g },
  { files: "server/**/*.ts", pattern: /new AppError\(\s*"\w+",\s*"((?:[^"\\]|\\.)*)"/g },
  { files: "server/**/*.ts", pattern: /"(There is no such \w+)"/g },
  // What stands at fields, and in mails.
  { files: "server/auth/routes.ts", pattern: /: "((?:This|There|The) [^"]+)"/g },
  { files: "server/auth/mails.ts", pattern: /\bt\(\s*"([^"]+)"/g },
  // What the server names folders, labels and kinds of activity.
  { files: "contract/todo.ts", pattern: /"(Critical|Important|Completed)"/g },
  { files: "server/{inbox/mailbox,activities/queries}.ts", pattern: /\w: "([A-Z]\w*)"/g },
];

const isTest = (file: string) => /\.(test|gen)\.tsx?$|\/testing\./.test(file);

/** Every English text that a dictionary has to translate, sorted. */
export function collectWords(): readonly string[] {
  const words = new Set(
    screens.flatMap(({ title, keywords = [] }) => [title, ...keywords]).concat(menuGroups.map(({ title }) => title)),
  );
  // A number is the same in every language.
  for (const word of words) if (/^\d+$/.test(word)) words.delete(word);
  for (const { files, pattern } of places) {
    for (const file of globSync(files)) {
      if (isTest(file)) continue;
      for (const [, word = ""] of readFileSync(file, "utf8").matchAll(pattern)) {
        words.add(JSON.parse(`"${word}"`) as string);
      }
    }
  }
  return [...words].toSorted();
}

const isMain = process.argv[1]?.endsWith("words.ts");
// Prints what a dictionary lacks: `node tools/words.ts de`.
if (isMain) {
  const file = `server/languages/dictionaries/${process.argv[2] ?? "en"}.json`;
  const dictionary = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  console.log(
    JSON.stringify(
      collectWords().filter((word) => !(word in dictionary)),
      undefined,
      2,
    ),
  );
}
