import type { Screen } from "#contract/screens/screens.ts";

import type { Spec, SpecTest } from "./spec-tests.ts";

/** The share of the browser files from which a screen is one that tests only pass through, such as the home screen. */
const commonShare = 1 / 6;

/** The addresses in a test's code, as segments with `*` for what is filled in. */
function addressesIn(text: string) {
  const plain = text.replaceAll(String.raw`\/`, "/").replaceAll(/\$\{[^{}]*\}/g, "*");
  const found = [...plain.matchAll(/#(\/[\w*/.-]+)/g), ...plain.matchAll(/["'`](\/[\w*/.-]+)["'`?]/g)];
  return found.map(([, path = ""]) => path.split("/").filter((segment) => segment !== ""));
}

/** Returns whether an address may lead to a screen. A placeholder at its end may stand for several segments. */
function leadsTo(address: readonly string[], { path }: Screen) {
  const segments = path.split("/").slice(1);
  const isOpen = address.at(-1)?.endsWith("*") === true && address[0] !== "*";
  if (address.length > segments.length || (address.length < segments.length && !isOpen)) return false;
  return address.every((part, index) => {
    const segment = segments[index] ?? "";
    if (segment.startsWith("$")) return true;
    return part.includes("*") ? segment.startsWith(part.split("*")[0] ?? "") : part === segment;
  });
}

/** The paths of the screens that each test opens or expects. */
export function readOpened(specs: readonly Spec[], screens: readonly Screen[]) {
  const openedBy = ({ text }: SpecTest): ReadonlySet<string> => {
    const addresses = addressesIn(text);
    const opened = screens.filter((screen) => addresses.some((address) => leadsTo(address, screen)));
    return new Set(opened.map(({ path }) => path));
  };
  return new Map(specs.flatMap(({ tests }) => tests).map((test) => [test, openedBy(test)]));
}

/** The screens that so many browser files open that opening one says nothing about what a test is for. */
export function commonScreens(
  specs: readonly Spec[],
  opened: ReadonlyMap<SpecTest, ReadonlySet<string>>,
): ReadonlySet<string> {
  const bySpec = specs.map(({ tests }) => new Set(tests.flatMap((test) => [...(opened.get(test) ?? [])])));
  const all = new Set(bySpec.flatMap((paths) => [...paths]));
  const isCommon = (path: string) => bySpec.filter((paths) => paths.has(path)).length > specs.length * commonShare;
  return new Set([...all].filter(isCommon));
}
