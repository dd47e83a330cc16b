import { type ReactNode, Suspense, useRef } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { useInView } from "#web/ui/charts/use-in-view.ts";
import styles from "#web/ui/display/when-in-view.module.css";

type WhenInViewProps = {
  children: ReactNode;
} & (
  | { /** In pixels. */ height: number; placeholder?: undefined }
  | {
      height?: undefined;
      /** As high as the children, where their height depends on more than the window. */ placeholder: ReactNode;
    }
);

/** Renders its children once they come into view, in a box that already has their height, to prevent layout shifts. */
export function WhenInView({ height, placeholder, children }: WhenInViewProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const isInView = useInView(box);
  const waiting = placeholder ?? <div className={styles.waiting} role="status" aria-label={t("Loading")} />;
  return (
    <div ref={box} className={styles.box} style={{ minBlockSize: height }}>
      {isInView ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </div>
  );
}
