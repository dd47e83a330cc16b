import { type ReactNode, useDeferredValue } from "react";

type NextFrameProps = {
  /** Shown in the first frame: a box of the same size, so that nothing moves. */
  fallback: ReactNode;
  children: ReactNode;
};

/**
 * Renders its children after the first frame, in an interruptible transition. For what a screen shows below its title:
 * so a large screen responds as quickly as an empty one.
 */
export function NextFrame({ fallback, children }: NextFrameProps) {
  return useDeferredValue(true, false) ? children : fallback;
}
