/** Whether a text is a UUID in lower case, for routes that are not mounted with `implement`. */
export const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
