import { Suspense, useEffect, useLayoutEffect, useRef } from "react";

import { alerts } from "#web/lib/alerts.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isPageRightToLeft } from "#web/lib/i18n/is-page-right-to-left.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { useStore } from "#web/lib/store.ts";
import { whenIdle } from "#web/lib/loading/when-idle.ts";
import styles from "#web/shell/alerts/alerts.module.css";
import { placeAlerts, type Point } from "#web/shell/alerts/place-alerts.ts";

const AlertBox = lazyPart(() => import("#web/shell/alerts/alert-box.tsx").then((part) => part.AlertBox), {
  failure: "none",
});

/** The alerts, newest on top. The region is always rendered, so that new alerts are announced. */
export function Alerts() {
  const { t } = useTranslation();
  const list = useStore(alerts);
  const region = useRef<HTMLElement>(null);
  const newest = list.at(-1)?.id;

  // It is in the browser's top layer, like dialogs, so it has to be raised above a dialog that opens later.
  useLayoutEffect(() => {
    if (newest === undefined) return;
    raise(region.current);
    region.current?.setAttribute("data-corner", findCorner(region.current));
  }, [newest]);

  useEffect(() => {
    // Also the end of a drag, which is where the moved thing is.
    const note = ({ clientX: x, clientY: y }: PointerEvent) => {
      lastPress = { x, y };
    };
    addEventListener("pointerup", note, true);
    return () => removeEventListener("pointerup", note, true);
  }, []);

  // Loaded in advance, because an alert may have to report that nothing can be loaded, but only after the screen is
  // rendered.
  useEffect(() => {
    return whenIdle(() => {
      raise(region.current);
      AlertBox.preload();
    });
  }, []);

  return (
    <section ref={region} popover="manual" aria-label={t("Alerts")} className={styles.region}>
      <Suspense>
        {list.toReversed().map((alert) => (
          <AlertBox key={alert.id} alert={alert} />
        ))}
      </Suspense>
    </section>
  );
}

let lastPress: Point | undefined;

/** Clear of the last press, and of what has the focus. */
function findCorner(region: HTMLElement) {
  const { activeElement, body, documentElement } = document;
  const points: Point[] = lastPress ? [lastPress] : [];
  if (activeElement && activeElement !== body && !region.contains(activeElement)) {
    const { left, right, top, bottom } = activeElement.getBoundingClientRect();
    points.push({ x: (left + right) / 2, y: (top + bottom) / 2 });
  }
  return placeAlerts(points, {
    width: documentElement.clientWidth,
    height: innerHeight,
    isRightToLeft: isPageRightToLeft(),
  });
}

function raise(region: HTMLElement | null) {
  if (document.querySelector(":modal, [popover=auto]:popover-open")) region?.hidePopover();
  if (!region?.matches(":popover-open")) region?.showPopover();
}
