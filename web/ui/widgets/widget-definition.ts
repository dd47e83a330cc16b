import type { ReactNode } from "react";

import type { WidgetColour } from "#contract/widgets.ts";

/** A widget as a screen defines it; what a person changes about it is kept apart. */
export type WidgetDefinition = {
  readonly id: string;
  /** Translated. */
  readonly title: string;
  /** The column that it begins in, from 0; `full` stands above the columns, as wide as they are together. */
  readonly column: number;
  readonly span?: "full";
  readonly icon?: ReactNode;
  readonly colour?: WidgetColour;
  readonly content?: ReactNode;
  /** Instead of content: tabs. One without a title is called 'Tab N'. */
  readonly tabs?: readonly { readonly key: string; readonly title?: string; readonly content: ReactNode }[];
  /** Beside the title, before the widget's own buttons. */
  readonly buttons?: ReactNode;
  /** Below the head. */
  readonly toolbar?: ReactNode;
  readonly footer?: ReactNode;
  /** Loads anew; the indicator shows while it does. */
  readonly onRefresh?: () => Promise<unknown>;
  /** Without the space around the content. */
  readonly isFlush?: boolean;
  readonly canCollapse?: false;
  readonly canEdit?: false;
  readonly canColour?: false;
  readonly canFullScreen?: false;
  readonly canDelete?: false;
  readonly canMove?: false;
};
