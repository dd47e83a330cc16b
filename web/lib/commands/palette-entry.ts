import type { IconProps } from "@tabler/icons-react";
import type { ComponentType } from "react";

/** An entry of the command palette opens an address, without its `#`, or runs something. */
export type PaletteTarget = { readonly href: string } | { readonly run: () => void };

/** An action in the palette. `title` is translated, and `context` says more of it, such as what it chooses from. */
export type PaletteAction = {
  readonly id: string;
  readonly title: string;
  readonly context?: string | undefined;
  /** By default that of the screen that it opens, or of a command. */
  readonly icon?: ComponentType<IconProps>;
  /** The name of an icon instead; see `web/screens/search/hit-kinds.tsx`. */
  readonly iconName?: string | undefined;
  /** The keys to press together that do the same. */
  readonly keys?: readonly string[] | undefined;
  /** How well it matches: see `rankMatch`. */
  readonly rank: number;
  readonly target: PaletteTarget;
};

/** The actions that match a typed text, the best first, also those with typing errors. Without a text, all of them. */
export type FindActions = (text: string) => readonly PaletteAction[];
