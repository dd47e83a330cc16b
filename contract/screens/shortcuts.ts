import { shortcuts as all } from "../../generated/shortcuts.gen.ts";

type Shortcut = { readonly href: string; readonly title: string; readonly icon?: string };

/** The tiles of the panel of shortcuts, in their order. */
export const shortcuts: readonly Shortcut[] = all;
