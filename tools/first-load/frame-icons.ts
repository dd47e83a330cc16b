import { readFileSync } from "node:fs";

/** The elements of an icon. */
export type Shape = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
export type Icons = Readonly<Record<string, Shape>>;

/**
 * Icons of the frame, by the library's names, and those of the registry, by ours.
 *
 * @param others the icons of features in the header
 */
export async function readIcons(others: readonly string[]): Promise<Icons> {
  const registry = readFileSync(new URL("../../web/ui/display/named-icon.tsx", import.meta.url), "utf8");
  const named = [...registry.matchAll(/"?([\w-]+)"?: (Icon\w+),/g)].map(([, name = "", icon = ""]) => [name, icon]);
  const frame = [
    "IconMenu2",
    "IconSearch",
    "IconBell",
    "IconChevronDown",
    "IconChevronRight",
    "IconChevronsLeft",
    "IconDots",
  ];
  const own = [...frame, ...others].map((icon) => [icon, icon]);
  return Object.fromEntries(
    await Promise.all(
      [...named, ...own].map(async ([name = "", icon = ""]): Promise<readonly [string, Shape]> => {
        const module: unknown = await import(`@tabler/icons-react/dist/esm/icons/${icon}.mjs`);
        return [name, (module as { __iconNode: Shape }).__iconNode];
      }),
    ),
  );
}
