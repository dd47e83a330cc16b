import { z } from "zod/mini";

/** The colours that a widget's head may have; their values are the labels'. */
export const widgetColours = ["default", "blue", "green", "amber", "red", "violet", "teal"] as const;
export const WidgetColour = z.enum(widgetColours);
export type WidgetColour = z.infer<typeof WidgetColour>;

/** The longest title that somebody gives a widget, in characters: that of an event. */
export const maxWidgetTitle = 40;

const Key = z.string().check(z.minLength(1), z.maxLength(60));

/** What somebody has changed about one widget. */
const WidgetChange = z.object({
  isCollapsed: z.optional(z.boolean()),
  title: z.optional(z.string().check(z.maxLength(maxWidgetTitle))),
  colour: z.optional(WidgetColour),
  isDeleted: z.optional(z.boolean()),
});

/** How the widgets of one screen are arranged: their keys by column, and what was changed about each. */
export const WidgetState = z.object({
  columns: z.array(z.array(Key).check(z.maxLength(50))).check(z.maxLength(6)),
  changes: z.record(Key, WidgetChange),
});
export type WidgetState = z.infer<typeof WidgetState>;

/** By screen. */
export const Widgets = z.record(Key, WidgetState);
export type Widgets = z.infer<typeof Widgets>;
