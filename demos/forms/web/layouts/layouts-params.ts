import { z } from "zod/mini";

/** The forms of the screen, in the order of their tabs. */
export const layoutForms = ["checkout", "order", "registration", "review", "comment", "contacts"] as const;
export type LayoutForm = (typeof layoutForms)[number];

/** The form in the address. Without one, or if it is invalid, it is the first. */
export const LayoutsParams = z.object({ form: z.catch(z.optional(z.enum(layoutForms)), undefined) });
