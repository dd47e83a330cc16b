/** The templates. Apart from their schemas, because the route reads the names in the first load. */
export const templateNames = ["welcome", "receipt", "newsletter"] as const;
