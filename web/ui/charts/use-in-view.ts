import { type RefObject, useEffect, useState } from "react";

/**
 * Whether an element has come into view, once the browser has nothing more urgent to do: what is built then holds up
 * nothing that a person waits for.
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

/** The longest wait for an idle moment, in milliseconds. Not every browser tells of one. */
const timeoutMs = 500;
const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: timeoutMs }) : setTimeout(work, 1);
const cancelIdle = (id: number) => ("cancelIdleCallback" in window ? cancelIdleCallback(id) : clearTimeout(id));
