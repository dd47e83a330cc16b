const placeholders = (value: string) => (value.match(/\{\{\w+\}\}/g) ?? []).toSorted();

/** A form that stands for one number may leave out the number: “one message”, “two messages”. */
const isOfOneNumber = (key: string) => /_(zero|one|two)$/.test(key);

/** Whether a translation has other placeholders than its key. */
export function hasOtherPlaceholders(key: string, translation: string) {
  const found = placeholders(translation);
  const omitsCount = isOfOneNumber(key) && !found.includes("{{count}}");
  const wanted = placeholders(key).filter((each) => !(omitsCount && each === "{{count}}"));
  return found.join() !== wanted.join();
}
