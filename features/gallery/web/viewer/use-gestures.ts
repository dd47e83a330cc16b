import { type PointerEvent, useEffect, useEffectEvent, useRef } from "react";

type Point = { readonly x: number; readonly y: number };

/** Ctrl and the wheel, which is also what pinching on a touch pad sends. Otherwise the browser would zoom the page. */
export function useWheel(box: { readonly current: HTMLElement | null }, onZoom: (event: WheelEvent) => void) {
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    const element = box.current;
    const listener = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(event);
    };
    element?.addEventListener("wheel", listener, { passive: false });
    return () => element?.removeEventListener("wheel", listener);
  }, [box]);
}

type PointerHandlers = {
  /** @param movement since the last event; `total` since the pointer went down */
  readonly onMove: (movement: Point, total: Point, isTouch: boolean) => void;
  readonly onPinch: (factor: number, at: Point) => void;
  readonly onEnd: (total: Point, isTouch: boolean) => void;
};

/** Follows one pointer that drags, or two that pinch. */
export function usePointers({ onMove, onPinch, onEnd }: PointerHandlers) {
  const down = useRef(new Map<number, Point>());
  const start = useRef<Point>(undefined);
  const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });
  const distance = ([one, other]: readonly Point[]) =>
    one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, pointOf(event));
      // A pinch never ends as a swipe.
      start.current = down.current.size === 1 ? pointOf(event) : undefined;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = down.current.get(event.pointerId);
      if (!before) return;
      const spread = distance([...down.current.values()]);
      const now = pointOf(event);
      down.current.set(event.pointerId, now);
      const points = [...down.current.values()];
      const [one, other] = points;
      if (one && other)
        onPinch(distance(points) / Math.max(spread, 1), { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
      else if (start.current) {
        const total = { x: now.x - start.current.x, y: now.y - start.current.y };
        onMove({ x: now.x - before.x, y: now.y - before.y }, total, event.pointerType === "touch");
      }
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const isKnown = down.current.delete(event.pointerId);
      if (!isKnown || !start.current || down.current.size > 0) return;
      const { x, y } = pointOf(event);
      onEnd({ x: x - start.current.x, y: y - start.current.y }, event.pointerType === "touch");
      start.current = undefined;
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      down.current.delete(event.pointerId);
      start.current = undefined;
      onEnd({ x: 0, y: 0 }, false);
    },
  };
}
