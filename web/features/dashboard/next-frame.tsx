import { type ReactNode, useDeferredValue } from "react";

/**
 * Renders its children after the first frame, in an interruptible transition, in a box that already has their height.
 * So the dashboard responds as quickly as an empty screen.
 */
export function NextFrame({ height, children }: { height: number; children: ReactNode }) {
  const isItsTurn = useDeferredValue(true, false);
  return isItsTurn ? children : <div style={{ blockSize: height }} />;
}
