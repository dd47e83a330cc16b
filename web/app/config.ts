import type { Skin } from "#contract/layout.ts";

/** The settings that adopters of Atrium edit first. It imports nothing at run time, so that every layer may read it. */
export const config = {
  /** Shown in the header and in every document title. */
  appTitle: "Atrium",
  /** The API's address: a path relative to the page, or the URL of another server. */
  apiRoot: "api",
  /** The address of the navigation, relative to the page. */
  menuAddress: "api/menu.json",
  defaultSkin: "smart-style-0" satisfies Skin as Skin,
  /**
   * How long a submenu takes to open, in milliseconds; the specification allows 150 to 300 for animations. Available as
   * `--menu-speed`.
   */
  menuSpeed: 200,
  /** Screens narrower than this, in pixels, use the mobile layout. Style sheets use `@media (--mobile)`. */
  mobileBelow: 979,
  sounds: true,
  /** The language of voice commands, a BCP 47 tag with a dictionary: `de-DE`. Commands are said in this language. */
  voiceLanguage: "en-US",
} as const;
