import { IconMinus, IconPlus } from "@tabler/icons-react";
import { type Ref, useImperativeHandle, useRef, useState } from "react";

import type { GalleryPicture } from "#features/gallery/contract.ts";
import { usePointers, useWheel } from "#features/gallery/web/viewer/use-gestures.ts";
import styles from "#features/gallery/web/viewer/viewer.module.css";
import {
  limitView,
  maxZoom,
  readSwipe,
  toggleZoom,
  wholePicture,
  zoomBy,
  zoomStep,
} from "#features/gallery/web/viewer/zoom.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isPageRightToLeft } from "#web/lib/i18n/is-page-right-to-left.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

/** Zooms from outside the stage. */
export type StageHandle = { zoom: (how: "in" | "out" | "whole") => void };

type StageProps = {
  picture: GalleryPicture;
  onSwipe: (to: "next" | "previous") => void;
  ref: Ref<StageHandle>;
};

type Point = { readonly x: number; readonly y: number };

/**
 * The picture, as large as its place allows. It is zoomed by Ctrl and the wheel, by two fingers, or by a double click,
 * and moved by dragging. A finger that moves the whole picture sideways leads to its neighbour.
 */
export function Stage({ picture, onSwipe, ref }: StageProps) {
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(wholePicture);
  /** The movement of a finger that may become a swipe. */
  const [swipe, setSwipe] = useState(0);

  const placeNow = () => ({
    stage: { width: box.current?.clientWidth ?? 1, height: box.current?.clientHeight ?? 1 },
    picture,
  });
  /** A point of the window, from the middle of the stage. */
  const fromMiddle = ({ x, y }: Point): Point => {
    const { left = 0, top = 0, width = 0, height = 0 } = box.current?.getBoundingClientRect() ?? {};
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };
  const zoomAt = (factor: number, at?: Point) => setView((now) => zoomBy(now, factor, placeNow(), at));

  useImperativeHandle(ref, () => ({
    zoom: (how) => (how === "whole" ? setView(wholePicture) : zoomAt(how === "in" ? zoomStep : 1 / zoomStep)),
  }));
  useWheel(box, (event) => zoomAt(Math.exp(-event.deltaY / 200), fromMiddle({ x: event.clientX, y: event.clientY })));

  const isZoomed = view.scale > 1;
  const pointers = usePointers({
    onMove: (movement, total, isTouch) => {
      if (isZoomed) setView((now) => limitView({ ...now, x: now.x + movement.x, y: now.y + movement.y }, placeNow()));
      else if (isTouch) setSwipe(total.x);
    },
    onPinch: (factor, at) => {
      setSwipe(0);
      zoomAt(factor, fromMiddle(at));
    },
    onEnd: (total, isTouch) => {
      setSwipe(0);
      const to = isTouch && !isZoomed ? readSwipe(total, isPageRightToLeft()) : undefined;
      if (to) onSwipe(to);
    },
  });

  return (
    <>
      <div
        ref={box}
        className={styles.stage}
        data-zoomed={isZoomed || undefined}
        onDoubleClick={({ clientX, clientY }) =>
          setView((now) => toggleZoom(now, placeNow(), fromMiddle({ x: clientX, y: clientY })))
        }
        {...pointers}
      >
        <img
          className={styles.picture}
          src={picture.address}
          alt={picture.caption}
          width={picture.width}
          height={picture.height}
          draggable={false}
          style={{
            translate: `${view.x + swipe}px ${view.y}px`,
            scale: String(view.scale),
          }}
        />
      </div>
      <ZoomBar scale={view.scale} onZoom={zoomAt} />
    </>
  );
}

type ZoomBarProps = { scale: number; onZoom: (factor: number) => void };

/** How large the picture is shown: 100% fits the window. */
function ZoomBar({ scale, onZoom }: ZoomBarProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.zoom} role="group" aria-label={t("Zoom")}>
      <IconButton label={t("Zoom out")} aria-disabled={scale <= 1} onClick={() => scale > 1 && onZoom(1 / zoomStep)}>
        <IconMinus size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <bdi className={styles.percent}>{formatNumber(scale, { style: "percent" })}</bdi>
      <IconButton
        label={t("Zoom in")}
        aria-disabled={scale >= maxZoom}
        onClick={() => scale < maxZoom && onZoom(zoomStep)}
      >
        <IconPlus size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </div>
  );
}
