import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** The icons of a component that point to one side, and are not mirrored from right to left. */
function findUnmirrored(source: string, readSheet: (file: string) => string) {
  const [, sheet] = /import styles from "#(web\/[^"]+\.css)"/.exec(source) ?? [];
  const isMirroredBy = (name: string | undefined) =>
    name !== undefined && sheet !== undefined && readSheet(sheet).includes(`[dir="rtl"] .${name} {`);
  const icons = [...source.matchAll(/<Icon(?:Arrow|Chevrons?)(?:Left|Right|BackUp|ForwardUp)\b([^>]*)>/g)];
  return icons
    .filter(([, props = ""]) => {
      const [, name] = /className=\{styles\.(\w+)\}/.exec(props) ?? [];
      return !props.includes("data-mirrored") && !isMirroredBy(name);
    })
    .map(([icon]) => icon);
}

test("icons that point to one side are mirrored from right to left", () => {
  const components = globSync("{web,{features,demos}/*/web}/**/*.{tsx,css}", { cwd: root }).filter((file) =>
    file.endsWith(".tsx"),
  );
  expect(components.length).toBeGreaterThan(100);
  const found = components.flatMap((file) => findUnmirrored(read(file), read).map((icon) => `${file}: ${icon}`));
  expect(found).toEqual([]);
});

test.each([
  ["<IconArrowLeft size={16} />", ["<IconArrowLeft size={16} />"]],
  ["<IconArrowLeft size={16} data-mirrored />", []],
  ["<IconChevronsRight className={styles.arrow} />", []],
  ["<IconChevronsRight className={styles.other} />", ["<IconChevronsRight className={styles.other} />"]],
  ["<IconChevronDown />", []],
])("%s", (icon, expected) => {
  const source = `import styles from "#web/example.module.css";\n${icon}`;
  expect(findUnmirrored(source, () => '[dir="rtl"] .arrow {')).toEqual(expected);
});
