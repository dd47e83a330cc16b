/** True for a UUID in lower case. For routes whose parameters `implement` does not validate. */
export const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
