import { cruiseTree } from "./checks/cruise.ts";
import { root } from "./lib/run-command.ts";

/** A parser that fails silently finds no files, so a minimum is expected. */
const fewest = 20;

const { count, violations } = await cruiseTree(root);
for (const { rule, from, to } of violations) console.log(`${rule}: ${from} → ${to}`);
console.log(`${count} files, ${violations.length} imports across a boundary`);
if (count < fewest) console.log(`At least ${fewest} files were expected: the parser does not read TypeScript.`);
if (count < fewest || violations.length > 0) process.exitCode = 1;
