import { type KeyboardEvent, useRef } from "react";

import { findTypeahead, typeaheadPauseMs } from "#web/ui/tree/find-typeahead.ts";

/** Keys after which a new text begins. */
const moves = /^(Arrow|Home|End|Page|Enter|Escape|Tab)/;

/**
 * Returns a function that takes the keys of a list with names, and returns the index that they lead to. Undefined if
 * the key is not part of a text; -1 if no name begins with it. A space belongs to a text that has been begun.
 */
export function useTypeahead() {
  const typed = useRef({ text: "", time: 0 });
  return (event: KeyboardEvent, names: readonly string[], current: number) => {
    const { key, timeStamp } = event;
    if (moves.test(key)) typed.current.text = "";
    if (Array.from(key).length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const { text, time } = typed.current;
    const before = timeStamp - time < typeaheadPauseMs ? text : "";
    if (before === "" && (key === " " || key === "*")) return undefined;
    typed.current = { text: before + key, time: timeStamp };
    return findTypeahead(names, current, before + key);
  };
}
