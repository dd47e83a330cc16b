import { type RefObject, useEffect, useState } from "react";

/**
 * Returns whether an element has come into view, once the browser is idle, so that building its content delays nothing
 * that a person waits for.
 */
export function useInView(element: RefObject<Element | null>, isKnown = false) {
  const [isSeen, setIsSeen] = useState(isKnown);
  useEffect(() => {
    if (isSeen || !element.current) return undefined;
    let idle: number | undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      idle = whenIdle(() => setIsSeen(true));
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      if (idle !== undefined) cancelIdle(idle);
    };
  }, [element, isSeen]);
  return isSeen;
}

/** The maximum wait for an idle moment, in milliseconds. Not every browser supports idle callbacks. */
const timeoutMs = 500;
const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: timeoutMs }) : setTimeout(work, 1);
const cancelIdle = (id: number) => ("cancelIdleCallback" in window ? cancelIdleCallback(id) : clearTimeout(id));
