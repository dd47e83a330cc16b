import { fileURLToPath } from "node:url";

import { build } from "vite";

import type { InPage } from "./in-page.ts";

/** A browser as the tests use it: what both drivers offer. Coordinates are those of the viewport. */
export type Engine = {
  readonly name: string;
  /** Loads the page at an address anew. */
  readonly open: (address: string) => Promise<void>;
  readonly call: <Name extends keyof InPage>(
    name: Name,
    ...args: Parameters<InPage[Name]>
  ) => Promise<ReturnType<InPage[Name]>>;
  readonly click: (point: Point) => Promise<void>;
  readonly press: (point: Point) => Promise<void>;
  readonly moveTo: (point: Point) => Promise<void>;
  readonly release: () => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Presses keys together, by their names of `KeyboardEvent.key`. */
  readonly pressKeys: (...keys: readonly string[]) => Promise<void>;
  /** Chooses a file for the first file field of the page. */
  readonly chooseFile: (path: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

export type Point = { readonly x: number; readonly y: number };

export const viewport = { width: 1280, height: 900 };

/**
 * Calls a function of `in-page.ts`, whose script is run first where it has not been.
 *
 * @param evaluate resolves to the value of an expression in the page
 */
export async function callInPage(
  evaluate: (expression: string) => Promise<unknown>,
  { script, name, args }: { script: string; name: keyof InPage; args: readonly unknown[] },
) {
  const call = `typeof atriumEngines === "object" && [atriumEngines.${name}(...${JSON.stringify(args)})]`;
  let answer = await evaluate(call);
  if (answer === false) {
    await evaluate(`void (() => {${script}\n})()`);
    answer = await evaluate(call);
  }
  if (!Array.isArray(answer)) throw new Error("The page has gone to another address meanwhile");
  return answer[0] as never;
}

/** Bundles `in-page.ts` into a script. */
export async function bundleScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("test"), "process.env": "{}" },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL("in-page.ts", import.meta.url)),
        formats: ["iife"],
        name: "atriumEnginesScript",
      },
    },
  });
  const [bundle] = [built].flat();
  if (!bundle || !("output" in bundle)) throw new Error("The script for the page was not built");
  return bundle.output[0].code;
}
