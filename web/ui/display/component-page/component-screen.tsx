import { type ComponentType, type ReactNode, Suspense } from "react";

import styles from "#web/ui/display/component-page/component-screen.module.css";

/** The parts around the examples: they have code of their own, which loads after the screen. */
export type PagePart = "playground" | "documentation" | "index";

type ComponentScreenProps = {
  /** A lazy part that renders `PageParts`. */
  parts: ComponentType<{ part: PagePart }>;
  /** The examples. */
  children: ReactNode;
};

/** Examples with a playground above, the documentation of the components below, and an index beside them. */
export const ComponentScreen = ({ parts: Part, children }: ComponentScreenProps) => (
  <div className={styles.container}>
    <div className={styles.screen}>
      <div className={styles.main}>
        <div className={styles.playground}>
          <Suspense fallback={null}>
            <Part part="playground" />
          </Suspense>
        </div>
        <div id="examples" tabIndex={-1}>
          {children}
        </div>
        <Suspense fallback={null}>
          <Part part="documentation" />
        </Suspense>
      </div>
      <div className={styles.index}>
        <Suspense fallback={null}>
          <Part part="index" />
        </Suspense>
      </div>
    </div>
  </div>
);
