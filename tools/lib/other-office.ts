import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type OfficeValues = Readonly<Record<string, string | readonly string[]>>;

/** Gives a copy of the project another logo, and other values of fields in `office.config.ts`. */
export function writeOtherOffice(directory: string, values: OfficeValues) {
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="#0b5"/></svg>\n`;
  for (const file of ["logo.svg", "favicon.svg"]) writeFileSync(join(directory, "office", file), logo);
  const path = join(directory, "office.config.ts");
  const changed = Object.entries(values).reduce(
    (text, [field, value]) => {
      const line = new RegExp(`^  ${field}: .*,$`, "m");
      if (!line.test(text)) throw new Error(`office.config.ts has no field ${field}`);
      return text.replace(line, () => `  ${field}: ${JSON.stringify(value).replaceAll('","', '", "')},`);
    },
    readFileSync(path, "utf8"),
  );
  writeFileSync(path, changed);
}
