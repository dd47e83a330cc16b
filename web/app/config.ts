import type { Skin } from "#contract/layout.ts";

/** What a person who adopts Atrium edits first. It imports nothing at run time, so that every layer may read it. */
export const config = {
  /** Stands in the header and behind every screen's title. */
  appTitle: "Atrium",
  /** Where the API is, relative to the page: a path below it, or the address of another server. */
  apiRoot: "api",
  /** Where the navigation comes from, relative to the page. */
  menuAddress: "api/menu.json",
  defaultSkin: "smart-style-0" satisfies Skin as Skin,
  /**
   * How long a part of the navigation takes to open, in milliseconds; the specification names 150 to 300 for animations.
   * The page's `--menu-speed`.
   */
  menuSpeed: 200,
  /** A screen narrower than this, in pixels, is a mobile one. Style sheets ask with `@media (--mobile)`. */
  mobileBelow: 979,
  sounds: true,
  voiceLanguage: "en-US",
} as const;
