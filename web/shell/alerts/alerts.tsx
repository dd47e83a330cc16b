import { Suspense, useEffect, useLayoutEffect, useRef } from "react";

import { alerts } from "#web/lib/alerts.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { lazyPart } from "#web/lib/lazy-part.ts";
import { useStore } from "#web/lib/store.ts";
import styles from "#web/shell/alerts/alerts.module.css";

const AlertBox = lazyPart(() => import("#web/shell/alerts/alert-box.tsx").then((part) => part.AlertBox));

/** Where what happened is told, the newest on top. It is always there, so that what comes into it is announced. */
export function Alerts() {
  const { t } = useTranslation();
  const list = useStore(alerts);
  const region = useRef<HTMLElement>(null);
  const newest = list.at(-1)?.id;

  // Before it is wanted: what has to be told may be that nothing can be loaded any more.
  useEffect(() => {
    const waiting = requestIdleCallback(AlertBox.preload, { timeout: 3000 });
    return () => cancelIdleCallback(waiting);
  }, []);

  // In the browser's top layer, where dialogs are too: what comes while one is open has to be raised above it.
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    if (document.querySelector(":modal, [popover=auto]:popover-open")) element.hidePopover();
    if (!element.matches(":popover-open")) element.showPopover();
  }, [newest]);

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
