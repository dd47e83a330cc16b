import { type ReactNode, Suspense, useRef } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import { useInView } from "#web/ui/charts/use-in-view.ts";
import styles from "#web/ui/when-in-view.module.css";

type WhenInViewProps = {
  /** In pixels, until the part has its own. */
  height: number;
  /** Whether nothing is to be waited for, since the part has been shown before. */
  isKnown?: boolean;
  children: ReactNode;
};

/** Draws a part once it comes into view, in a box that has its height already, so that nothing moves. */
export function WhenInView({ height, isKnown, children }: WhenInViewProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const isInView = useInView(box, isKnown);
  const waiting = <div className={styles.waiting} role="status" aria-label={t("Loading")} />;
  return (
    <div ref={box} className={styles.box} style={{ minBlockSize: height }}>
      {isInView ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </div>
  );
}
