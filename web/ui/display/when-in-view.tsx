import { type ReactNode, Suspense, useRef } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import { useInView } from "#web/ui/charts/use-in-view.ts";
import styles from "#web/ui/display/when-in-view.module.css";

/** Renders its children once they come into view, in a box that already has their height, to prevent layout shifts. */
export function WhenInView({ height, children }: { height: number; children: ReactNode }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const isInView = useInView(box);
  const waiting = <div className={styles.waiting} role="status" aria-label={t("Loading")} />;
  return (
    <div ref={box} className={styles.box} style={{ minBlockSize: height }}>
      {isInView ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </div>
  );
}
