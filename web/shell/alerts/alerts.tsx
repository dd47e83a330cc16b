import { Suspense, useEffect, useLayoutEffect, useRef } from "react";

import { alerts } from "#web/lib/alerts.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { lazyPart } from "#web/lib/lazy-part.ts";
import { useStore } from "#web/lib/store.ts";
import { whenIdle } from "#web/lib/when-idle.ts";
import styles from "#web/shell/alerts/alerts.module.css";

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
    if (newest !== undefined) raise(region.current);
  }, [newest]);

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

function raise(region: HTMLElement | null) {
  if (document.querySelector(":modal, [popover=auto]:popover-open")) region?.hidePopover();
  if (!region?.matches(":popover-open")) region?.showPopover();
}
