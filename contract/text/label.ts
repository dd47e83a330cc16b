import { z } from "zod/mini";

/** A label's colour is the name of a token, so that every skin and the colour-blind palette has its own. */
export const Label = z.object({ name: z.string(), color: z.enum(["blue", "green", "amber", "red", "violet", "teal"]) });
export type Label = z.infer<typeof Label>;
