/** The types whose bytes are recognised, so that a file of such a type is one. All of them are safe to show. */
export const pictureTypes = ["image/png", "image/jpeg", "image/gif", "image/webp"] as const;
