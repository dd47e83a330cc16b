/**
 * Marks an English text that is translated where it is displayed, so that `npm run words` finds it. Not needed for
 * arguments of `t`, `translateData`, `AppError` or `ApiError`, or the `error` of a schema.
 */
export const english = <Text extends string>(text: Text): Text => text;
