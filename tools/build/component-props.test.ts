import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { readComponentDocs } from "./component-props.ts";

const source = `
type Size = "small" | "large";

type ChipProps<Id extends string> = ComponentProps<"span"> & {
  /** The text,
   *  translated. */
  label: string;
  size?: Size;
  onRemove?: (id: Id) => void;
};

/** A word in a box. */
export function Chip<Id extends string>({ label, size = "small", onRemove, ...rest }: ChipProps<Id>) {}

/** Not a documentation of what follows it. */

const hidden = 1;
export const Line = ({ width = 2 }: { width?: number }) => null;
export const Plain = () => null;
export function helper() {}
function Inner() {}
`;

test("describes the properties of each exported component", () => {
  expect(readComponentDocs("chip.tsx", source)).toEqual([
    {
      name: "Chip",
      description: "A word in a box.",
      properties: [
        { name: "label", type: "string", isOptional: false, description: "The text, translated." },
        { name: "size", type: "Size", isOptional: true, initial: '"small"', description: "" },
        { name: "onRemove", type: "(id: Id) => void", isOptional: true, description: "" },
      ],
      extended: ['ComponentProps<"span">'],
    },
    {
      name: "Line",
      description: "",
      properties: [{ name: "width", type: "number", isOptional: true, initial: "2", description: "" }],
      extended: [],
    },
    { name: "Plain", description: "", properties: [], extended: [] },
  ]);
});

test("reads a real component", () => {
  const file = "web/ui/actions/button.tsx";
  const [button] = readComponentDocs(file, readFileSync(file, "utf8"));
  expect(button?.properties.map(({ name, initial }) => [name, initial])).toEqual([
    ["variant", '"default"'],
    ["size", '"medium"'],
  ]);
});

test("refuses a source that does not parse", () => {
  expect(() => readComponentDocs("broken.tsx", "export function (")).toThrow("broken.tsx");
});
