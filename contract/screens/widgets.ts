import { z } from "zod/mini";

/** The colours of a widget's header, named like those of labels. */
export const widgetColours = ["default", "blue", "green", "amber", "red", "violet", "teal"] as const;
export const WidgetColour = z.enum(widgetColours);
export type WidgetColour = z.infer<typeof WidgetColour>;

/** The maximum length of a widget's title, in characters, the same as an event's. */
export const maxWidgetTitle = 40;

const Key = z.string().check(z.minLength(1), z.maxLength(60));

/** A person's changes to one widget. */
const WidgetChange = z.object({
  isCollapsed: z.optional(z.boolean()),
  title: z.optional(z.string().check(z.maxLength(maxWidgetTitle))),
  colour: z.optional(WidgetColour),
  isDeleted: z.optional(z.boolean()),
});

/** The arrangement of one screen's widgets: their keys by column, and the changes to each. */
export const WidgetState = z.object({
  columns: z.array(z.array(Key).check(z.maxLength(50))).check(z.maxLength(6)),
  changes: z.record(Key, WidgetChange),
});
export type WidgetState = z.infer<typeof WidgetState>;

/** By screen. */
export const Widgets = z.record(Key, WidgetState);
export type Widgets = z.infer<typeof Widgets>;
