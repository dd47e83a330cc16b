import { type ReactNode, useDeferredValue } from "react";

/**
 * What need not be there in the very first frame: it is drawn right after it, in pieces that a click or a key can
 * interrupt, into a place that has its height already. So the dashboard answers as soon as a screen that holds nothing.
 */
export function NextFrame({ height, children }: { height: number; children: ReactNode }) {
  const isItsTurn = useDeferredValue(true, false);
  return isItsTurn ? children : <div style={{ blockSize: height }} />;
}
