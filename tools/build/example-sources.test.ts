import { expect, test } from "vitest";

import { readSources } from "./example-sources.ts";

const source = `import { IconX, IconPlus } from "icons";
import { useState } from "react";

import styles from "#web/a.module.css";
import { Button, type ButtonProps } from "#web/b.tsx";
import type { Example } from "#web/example.tsx";

// In pixels.
const size = 4;
type Count = number;

/** Half of it. It is no IconPlus. */
const half = () => size / 2;

/** Counts. */
export function Counter() {
  const [count] = useState<Count>(half());
  return <Button>{count}</Button>;
}

export const Plain = ({ icon = IconX }) => <p className={styles.plain}>{icon}</p>;

const sources = () => import("./examples.tsx?sources");

export const examples: readonly Example[] = [{ component: { Counter }, sources }];
`;

test("each exported component has its imports and what it uses of the file", () => {
  expect(readSources("examples.tsx", source)).toEqual({
    Counter: `import { useState } from "react";

import { Button } from "#web/b.tsx";

// In pixels.
const size = 4;

type Count = number;

/** Half of it. It is no IconPlus. */
const half = () => size / 2;

/** Counts. */
export function Counter() {
  const [count] = useState<Count>(half());
  return <Button>{count}</Button>;
}`,
    Plain: `import { IconX } from "icons";

import styles from "#web/a.module.css";

export const Plain = ({ icon = IconX }) => <p className={styles.plain}>{icon}</p>;`,
  });
});

test("refuses a source that does not parse", () => {
  expect(() => readSources("broken.tsx", "export function (")).toThrow("broken.tsx");
});
