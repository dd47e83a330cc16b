import type { ReactNode } from "react";

import type { WidgetColour } from "#contract/screens/widgets.ts";

/** A screen's definition of a widget. People's changes are stored separately. */
export type WidgetDefinition = {
  readonly id: string;
  /** Translated. */
  readonly title: string;
  /** The initial column, from 0; `full` is above the columns, as wide as all of them. */
  readonly column: number;
  readonly span?: "full";
  readonly icon?: ReactNode;
  readonly colour?: WidgetColour;
  readonly content?: ReactNode;
  /** Tabs instead of content. One without a title is named 'Tab N'. */
  readonly tabs?: readonly { readonly key: string; readonly title?: string; readonly content: ReactNode }[];
  /** Shown beside the title, before the widget's own buttons. */
  readonly buttons?: ReactNode;
  /** Shown below the header. */
  readonly toolbar?: ReactNode;
  readonly footer?: ReactNode;
  /** Reloads the data; an indicator is shown meanwhile. */
  readonly onRefresh?: () => Promise<unknown>;
  /** Removes the padding of the content. */
  readonly isFlush?: boolean;
  readonly canCollapse?: false;
  readonly canEdit?: false;
  readonly canColour?: false;
  readonly canFullScreen?: false;
  readonly canDelete?: false;
  readonly canMove?: false;
};
