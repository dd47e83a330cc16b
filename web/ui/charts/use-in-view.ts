import { type RefObject, useEffect, useState } from "react";

import { whenIdle } from "#web/lib/loading/when-idle.ts";

/**
 * Returns whether an element has come into view, once the browser is idle, so that building its content delays nothing
 * that a person waits for.
 */
export function useInView(element: RefObject<Element | null>, isKnown = false) {
  const [isSeen, setIsSeen] = useState(isKnown);
  useEffect(() => {
    if (isSeen || !element.current) return undefined;
    let cancel = () => {};
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      cancel = whenIdle(() => setIsSeen(true), timeoutMs);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [element, isSeen]);
  return isSeen;
}

/** The maximum wait for an idle moment, in milliseconds. */
const timeoutMs = 500;
