import type { ReactNode } from "react";

import type { Drawing } from "#demos/icons/web/icon-files.ts";
import type { IconParams } from "#demos/icons/web/icon-params.ts";
import type { shardQuery } from "#demos/icons/web/queries.ts";
import type { FindableIcon, Icon } from "#demos/icons/web/search-icons.ts";
import type { Translate } from "#web/lib/i18n/i18n.ts";

/** The icons of a set, in its order. */
export type IconList = {
  /** Undefined until they are loaded. */
  readonly icons: readonly FindableIcon[] | undefined;
  readonly isError: boolean;
  readonly retry: () => void;
  /** The words by which an icon is found besides its name, those in the current language first. */
  readonly termsOf: (icon: Icon) => readonly string[];
};

export type DrawnIcon = {
  readonly icon: Icon;
  /** Undefined while it is loading, and where each icon is a file of its own. */
  readonly drawing: Drawing | undefined;
  /** The height in pixels. */
  readonly size: number;
  /** What a screen reader says of a picture; empty beside its name. */
  readonly alt: string;
  readonly params: IconParams;
};

/** A translated text with a number of icons. */
type CountText = (t: Translate, count: number) => string;

/** The differences between the sets. All other texts are in English and are keys of the dictionaries. */
export type IconSet = {
  readonly address: "/ui/icons-font-awesome" | "/ui/icons-glyph" | "/ui/icons-flags";
  /** The search box while it is empty. */
  readonly searchText: CountText;
  /** The number of results. */
  readonly countText: CountText;
  readonly filter: {
    readonly label: string;
    /** Without that of all icons. */
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };
  /** Whether the icons exist in two ratios. */
  readonly hasRatios: boolean;
  readonly licence: string;
  /** The query of some drawings. Absent where each icon is a file of its own. */
  readonly shardQuery?: (shard: number) => ReturnType<typeof shardQuery>;
  readonly draw: (drawn: DrawnIcon) => ReactNode;
  readonly writeImport: (icon: Icon, params: IconParams) => string;
  /** The text of an SVG file. Rejects if it cannot be loaded. */
  readonly loadSvg: (icon: Icon, params: IconParams) => Promise<string>;
};

/** The texts of the sets that consist of icons in the narrower sense. */
export const iconTexts: Pick<IconSet, "searchText" | "countText"> = {
  searchText: (t, count) => t({ one: "Search {{count}} icon", other: "Search {{count}} icons" }, { count }),
  countText: (t, count) => t({ one: "{{count}} icon", other: "{{count}} icons" }, { count }),
};

/** The translation key of the filter that shows an icon, if there is one. */
export const groupLabel = ({ filter }: IconSet, { group }: Icon) =>
  filter.options.find(({ value }) => value === group)?.label;
