import type { Page } from "@playwright/test";

import { importFromFeatures } from "#tools/build/import-from-features.ts";

/** Reads the API at a path. */
export type ReadApi = (path: string) => Promise<unknown>;

/** A picture of the README: `docs/images/<file>.png`. */
export type ReadmePicture = {
  readonly file: string;
  /** Of the screen, after `#`. */
  readonly address: string;
  readonly look?: "light" | "dark" | "arabic";
  readonly isPhone?: boolean;
};

/** A part of the animation in the README. */
export type Scene = {
  readonly order: number;
  readonly play: (stage: Stage) => Promise<void>;
};

export type Stage = {
  readonly page: Page;
  /** Adds the page as it is now as a frame, with its duration in milliseconds. */
  readonly hold: (ms: number) => Promise<void>;
  /** Opens the command palette, types the text letter by letter, and presses Enter. */
  readonly command: (text: string) => Promise<void>;
};

/** What the tests of all screens need to know of those of a feature. Its `e2e/screens.ts` exports it as `facts`. */
export type ScreenFacts = {
  /** Addresses after `#` of the screens with parameters, by path, with rows of the demo content. */
  readonly addresses?: Readonly<Record<string, (readApi: ReadApi) => Promise<string>>>;
  /** The paths of screens whose content has no controls. */
  readonly withoutControls?: readonly string[];
  /** English labels of the demo content, by the address of the screen that displays them. */
  readonly labels?: Readonly<Record<string, readonly string[]>>;
  /** Addresses after `#` of screens whose requests the page sends before its scripts have run: their first load is measured. */
  readonly firstLoads?: readonly string[];
  /** The path of the screen that is opened in the other engines by each `npm test`: one of its kind, such as a map. */
  readonly smoke?: string;
  /** The path of a screen that shows the dashboard's widgets of other features. */
  readonly dashboard?: string;
  /** The pictures and the scene of the feature in the README. `e2e/readme-pictures.ts` renders them. */
  readonly readme?: { readonly pictures: readonly ReadmePicture[]; readonly scene?: Scene };
};

/** The facts of all features. */
export const screenFacts = await importFromFeatures<ScreenFacts>("e2e/screens.ts", "facts");

/** The path of a screen that shows the dashboard's widgets of all features, if one is installed. */
export const dashboardPath = screenFacts.find(({ dashboard }) => dashboard !== undefined)?.dashboard;
