const files = import.meta.glob<string>("./examples/*.tsx", { query: "?raw", import: "default", eager: true });

/** The text of an example's file. */
export const sourceOf = (id: string) => files[`./examples/${id}.tsx`] ?? "";
