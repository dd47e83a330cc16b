import { type KeyboardEvent, type PointerEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isEnter } from "#web/lib/keyboard/is-enter.ts";
import { followPointer, type Point, type Press, pressOf } from "#web/ui/drag/follow-pointer.ts";
import { useKeptFocus } from "#web/ui/drag/use-kept-focus.ts";

/** For `useKeptFocus`. */
const handle = "handle";

/** A press on an item, and the box of the item then. */
export type Grip = { readonly press: Press; readonly box: DOMRect };

/** An item that is being moved. */
export type ItemDrag<Target> = {
  readonly id: string;
  /** Where it was picked up. */
  readonly from: Target;
  /** Where it would be dropped; undefined where a drop puts it back. */
  readonly target: Target | undefined;
  /** Undefined if it was picked up by keyboard. */
  readonly grip: Grip | undefined;
};

type ItemDragOptions<Target> = {
  /** The name of an item; undefined if it is not there any more, since another window has deleted it. */
  readonly labelOf: (id: string) => string | undefined;
  /** A target in words. */
  readonly describe: (id: string, target: Target) => string;
  readonly isSame: (one: Target | undefined, other: Target | undefined) => boolean;
  /** The target at a point; undefined far from all lists. @param root the element around all lists */
  readonly findTarget: (root: HTMLElement, id: string, point: Point, grip: Grip) => Target | undefined;
  /** The target that an arrow key leads to. */
  readonly stepTarget: (id: string, target: Target, key: string, from: Target) => Target;
  readonly onMove: (id: string, target: Target) => void;
  /** A copy follows the pointer (`DragCopy`), and the item stays where it is. */
  readonly isCopied?: boolean;
};

/**
 * Moves items at their handles by mouse, touch and keyboard, with announcements. Space picks an item up, arrow keys move
 * it, Space drops it, Escape puts it back. What a target is, and which one is meant, is up to the caller.
 */
export function useItemDrag<Target>(options: ItemDragOptions<Target>) {
  const { t } = useTranslation();
  const helpId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<ItemDrag<Target>>();
  // A ref, because keys may arrive faster than React renders.
  const moved = useRef<ItemDrag<Target>>(undefined);
  // A drag outlives the render in which it began: another window may change the lists meanwhile.
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const [announcement, setAnnouncement] = useState("");
  const { keptId, keepFocus, keptRef } = useKeptFocus();
  const end = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => end.current?.(), []);

  const show = (next: ItemDrag<Target> | undefined) => {
    moved.current = next;
    setDrag(next);
  };
  const drop = ({ id, target, from }: ItemDrag<Target>) => {
    show(undefined);
    const { labelOf, describe, isSame, onMove } = latest.current;
    const item = labelOf(id);
    if (target === undefined || item === undefined)
      return setAnnouncement(t("{{item}} was put back.", { item: item ?? "" }));
    setAnnouncement(t("{{item}} was dropped: {{place}}.", { item, place: describe(id, target) }));
    if (isSame(target, from)) return;
    keepFocus(id, handle);
    onMove(id, target);
  };

  const onPointerDown = (id: string, findPlace: () => Target | undefined) => (event: PointerEvent<HTMLElement>) => {
    const press = pressOf(event);
    const root = rootRef.current;
    const item = root?.querySelector<HTMLElement>(`[data-drag-item="${CSS.escape(id)}"]`);
    const from = findPlace();
    if (!press || !root || !item || from === undefined) return;
    end.current?.();
    const grip = { press, box: item.getBoundingClientRect() };
    const pageStart = { x: scrollX, y: scrollY };
    let target: Target | undefined;
    const stop = followPointer(press, {
      onStart: () => show({ id, from, target, grip }),
      onMove: (point) => {
        const { isCopied, findTarget, isSame } = latest.current;
        if (!isCopied) {
          const shift = { x: point.x - press.x + scrollX - pageStart.x, y: point.y - press.y + scrollY - pageStart.y };
          item.style.translate = `${shift.x}px ${shift.y}px`;
        }
        const next = findTarget(root, id, point, grip);
        if (!isSame(next, target)) show({ id, from, target: (target = next), grip });
      },
      onEnd: (isDropped) => {
        item.style.translate = "";
        drop({ id, from, target: isDropped ? target : undefined, grip });
      },
    });
    end.current = () => {
      stop();
      item.style.translate = "";
    };
  };

  const pickUp = (id: string, from: Target) => {
    const { labelOf, describe } = latest.current;
    show({ id, from, target: from, grip: undefined });
    setAnnouncement(t("{{item}} was picked up: {{place}}.", { item: labelOf(id) ?? "", place: describe(id, from) }));
  };
  const step = (lifted: ItemDrag<Target>, key: string) => {
    const { id, from } = lifted;
    const target = latest.current.stepTarget(id, lifted.target ?? from, key, from);
    show({ ...lifted, target });
    setAnnouncement(latest.current.describe(id, target));
  };
  const onKeyDown = (id: string, findPlace: () => Target | undefined) => (event: KeyboardEvent<HTMLElement>) => {
    if (moved.current?.grip) return;
    const lifted = moved.current?.id === id ? moved.current : undefined;
    const from = findPlace();
    if (event.key === " " || (isEnter(event) && lifted)) {
      event.preventDefault();
      if (lifted) drop(lifted);
      else if (from !== undefined) pickUp(id, from);
    } else if (lifted && event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      drop({ ...lifted, target: undefined });
    } else if (lifted && event.key.startsWith("Arrow")) {
      event.preventDefault();
      step(lifted, event.key);
    }
  };
  const onBlur = (id: string) => () => {
    const lifted = moved.current;
    if (lifted?.id === id && !lifted.grip) drop({ ...lifted, target: undefined });
  };

  return {
    /** For the element around all lists. */
    rootRef,
    /** The dragged item and its target, if any. */
    drag,
    announcement,
    /** The id of the element that has the help, which describes the handles. */
    helpId,
    listProps: (key: string) => ({ "data-drag-list": key }),
    itemProps: (id: string) => ({ "data-drag-item": id }),
    /** @param findPlace where the item is now */
    handleProps: (id: string, findPlace: () => Target | undefined) => ({
      ref: keptRef(id, handle),
      "aria-describedby": helpId,
      "aria-pressed": drag?.id === id && !drag.grip,
      onPointerDown: onPointerDown(id, findPlace),
      onKeyDown: onKeyDown(id, findPlace),
      onBlur: onBlur(id),
    }),
    /** Moves the focus to the handle of an item, once the focused control is gone. */
    keepFocusAtHandle: (id: string) => keepFocus(id, handle),
    /** Other controls that move their item keep the focus in the same way; see `useKeptFocus`. */
    keptId,
    keepFocus,
    keptRef,
  };
}
