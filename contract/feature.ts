import type { LiveTopic } from "./live.ts";
import type { Role } from "./roles.ts";

/** Describes a feature to the rest of the app, on both sides. Its `feature.ts` exports it as `feature`. */
export type Feature = {
  /** In English. */
  readonly title: string;
  /** The names of the features whose contracts or tables it uses. Without them it cannot be installed. */
  readonly needs?: readonly string[];
  readonly screens?: readonly FeatureScreen[];
  /** Its actions in the command palette. */
  readonly actions?: readonly FeatureAction[];
  /** Its step in the checklist of new accounts. `firstStep` in `server/feature.ts` checks whether it is done. */
  readonly firstStep?: FirstStep;
  /** The kinds of rows that the search finds. `server/feature.ts` has a search for each. */
  readonly hits?: HitKind | readonly HitKind[];
  /** The activities and figures that the feature adds to timelines and profiles. `server/feature.ts` has their queries. */
  readonly timeline?: FeatureTimeline;
};

export type FeatureScreen = {
  /** The route in the router's notation: `/inbox/$folder`. */
  readonly path: string;
  /**
   * In English: the key of its translations. The screen itself sets the title if it depends on data, such as a folder.
   */
  readonly title: string;
  /** The name of an icon; see `web/ui/display/named-icon.tsx`. */
  readonly icon?: string;
  /** The path of the screen before this one in the breadcrumbs. */
  readonly parent?: string;
  /** The title of its group in the menu, or `top`. Absent if it is reached from another screen only. */
  readonly menu?: string;
  /** Its place in the group: the lower, the earlier. */
  readonly order?: number;
  /** The target of menu links and search hits, if the path has parameters. */
  readonly href?: string;
  /** Its title is the name of what it shows, which is not known before its data. */
  readonly isTitledByData?: true;
  /** Shown without the shell, to people who are not signed in. */
  readonly isEntry?: true;
  /** The role that sees the screen, where roles are enforced. Absent if all do. */
  readonly access?: "admin";
  /** Its tile in the header's panel of shortcuts, with the screen's title and icon unless it has its own. */
  readonly shortcut?: { readonly order: number; readonly title?: string; readonly icon?: string };
  /** Also in the bar at the bottom of phones, in the order of the menu. The bar has room for `phoneBarSize` screens and controls. */
  readonly isInPhoneBar?: true;
  /** English search terms, besides the title. */
  readonly keywords?: readonly string[];
};

/** The maximum number of `isInPhoneBar`. With the search and the menu button, six targets of 48 px fit into 320 px. */
export const phoneBarSize = 4;

/** An action of the command palette that opens a screen, such as “New message”. */
export type FeatureAction = {
  /** In English. */
  readonly title: string;
  /** The address of an installed screen. The action is left out without it. */
  readonly href: string;
  /** The name of an icon, if it is not that of the screen; see `web/screens/search/hit-kinds.tsx`. */
  readonly icon?: string;
  /** Its place among the actions: the lower, the earlier. */
  readonly order: number;
  /** English search terms, besides the title. */
  readonly keywords?: readonly string[];
};

/** A step of the checklist on the home screen of a new account. */
export type FirstStep = {
  /** As in the response of `/first-steps.json`. */
  readonly id: string;
  /** In English: what to do, beginning with a verb. */
  readonly title: string;
  /** The address of the control. Absent if the home screen opens it. */
  readonly href?: string;
  /** Its place among the steps: the lower, the earlier. */
  readonly order: number;
  /** The role that it requires, where roles are enforced. */
  readonly access?: Role;
  /** The shared account of the demo cannot do it. */
  readonly isPersonal?: true;
};

/** A kind of rows that the search finds. */
export type HitKind = {
  readonly kind: string;
  /** The heading of its hits, in English. */
  readonly title: string;
  readonly icon: string;
  /** Its place among the kinds: the lower, the earlier. */
  readonly order: number;
};

export type FeatureTimeline = {
  /** Announced when the user's activities or figures change. */
  readonly topic: LiveTopic;
  readonly groups?: readonly TimelineGroup[];
  readonly figures?: readonly ProfileFigure[];
};

/** Activities that the timeline can be limited to. */
export type TimelineGroup = {
  /** As in the address of the timeline: `?only=posts`. */
  readonly name: string;
  /** In English. */
  readonly title: string;
  /** Its place among the groups: the lower, the earlier. */
  readonly order: number;
  /** The first kind's icon and color are those of the group. */
  readonly kinds: readonly TimelineKind[];
};

export type TimelineKind = {
  readonly kind: string;
  /** In English, to the user: “You wrote a post”. */
  readonly title: string;
  /** The name of an icon of `web/screens/profile/timeline/timeline-sign.tsx`. */
  readonly icon: string;
  readonly color: "blue" | "green" | "orange" | "violet" | "teal";
  /** Its text is what the user wrote, and shown as a quotation. */
  readonly isQuoted?: true;
};

/** A number of the profile. */
export type ProfileFigure = {
  readonly name: string;
  /** In English. */
  readonly title: string;
  /** Its place among the figures: the lower, the earlier. */
  readonly order: number;
};
