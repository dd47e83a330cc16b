import { z } from "zod/mini";

/** The height of rows. */
export const densities = ["comfortable", "compact"] as const;
export const Density = z.enum(densities);
export type Density = z.infer<typeof Density>;

/** The minimum width of a column, in pixels. */
export const minColumnWidth = 48;
export const maxColumnWidth = 800;

const Key = z.string().check(z.minLength(1), z.maxLength(60));
const Columns = z.array(Key).check(z.maxLength(100));

/** A person's configuration of one table. Absent values are the defaults. */
export const TableSetup = z.object({
  /** The order of the columns. */
  order: z.optional(Columns),
  hidden: z.optional(Columns),
  /** The columns that stay in place while the others scroll. */
  pinned: z.optional(Columns),
  widths: z.optional(z.record(Key, z.int().check(z.gte(minColumnWidth), z.lte(maxColumnWidth)))),
  density: z.optional(Density),
});
export type TableSetup = z.infer<typeof TableSetup>;

/** By table. */
export const TableSetups = z.record(Key, TableSetup);
export type TableSetups = z.infer<typeof TableSetups>;
