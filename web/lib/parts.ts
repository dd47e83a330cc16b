import type { ComponentType } from "react";

import type { Loading } from "#web/lib/api/query-client.ts";

// What features show outside of their own screens: a file in the folder `web/parts/` of the feature for each place.
// `tools/discover/discover-parts.ts` finds them.

type Ordered = {
  readonly id: string;
  /** The place among the parts of others: the lower, the earlier. */
  readonly order: number;
};

/** `parts/header.tsx` exports `headerPart`: a control in the header. */
export type HeaderPart = Ordered & {
  /** Beside the brand, or among the buttons. */
  readonly place: "start" | "tools";
  /** On phones it is in the bar at the bottom instead, after the screens. */
  readonly isInPhoneBar?: true;
  readonly Part: ComponentType;
};

/** `parts/account.tsx` exports `accountPart`: an item of the account menu, with a role that begins with `menuitem`. */
export type AccountPart = Ordered & { readonly Item: ComponentType };

/** `parts/home.tsx` exports `homePart`: what the feature has for today, on the home screen. */
export type HomePart = Ordered & {
  /** The column of its card where the screen has two: the day's at the start, or what is new. */
  readonly column: "day" | "news";
  /** The number of rows for which its card keeps room; five without it. */
  readonly rows?: number;
  /** Its card. Loaded when it is rendered, and that of the first part with the screen. */
  readonly Card: ComponentType & { readonly preload: () => void };
  /** What the greeting says of it, below the user's name. */
  readonly News?: ComponentType<{ className: string | undefined }>;
  /** A link beside the title. */
  readonly Action?: ComponentType<{ className: string | undefined }>;
  /** Loads what these need, with the screen. */
  readonly prefetch?: (loading: Loading) => Promise<unknown>;
};

/** `parts/dashboard.tsx` exports `dashboardPart`: a widget of the dashboard, with an English title. */
export type DashboardPart = Ordered & {
  readonly title: string;
  readonly column: number;
  /** Removes the padding of the widget. */
  readonly isFlush?: boolean;
  readonly Part: ComponentType;
};

/** `parts/social.tsx` exports `socialPart`: shown above the posts. */
export type SocialPart = Ordered & { readonly Part: ComponentType };

/** `parts/kept.tsx` exports `keptPart`: a screen that stays in the document while others are shown. */
export type KeptPart = Ordered & { readonly Part: ComponentType };

/** `parts/idle-work.ts` exports `startIdleWork`, which is called once the first screen is shown. @returns a function that stops it */
export type StartIdleWork = () => () => void;

/** Returns parts in their order. */
export const inOrder = <Part extends Ordered>(parts: readonly Part[]): readonly Part[] =>
  parts.toSorted((one, other) => one.order - other.order);
