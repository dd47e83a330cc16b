import type { ComponentType } from "react";

import type { ComponentDoc } from "#web/lib/component-doc.ts";
import { translateData, useTranslation } from "#web/lib/i18n.ts";
import { Card } from "#web/ui/display/card.tsx";
import styles from "#web/ui/display/example/example-cards.module.css";
import { Source } from "#web/ui/display/example/source.tsx";

/** An example of a component, in a file of its own. */
export type Example = {
  /** In English. */
  readonly title: string;
  readonly Example: ComponentType;
  /** The text of its file: `import source from "./x.tsx?raw"`. */
  readonly source: string;
  /** The components that it shows: `import docs from "#web/ui/x.tsx?props"`. */
  readonly docs?: readonly ComponentDoc[];
  /** Needs the width of two columns. */
  readonly isWide?: true;
};

/** Examples that run, side by side where there is room, each with its source and the properties of its components. */
export function ExampleCards({ examples }: { examples: readonly Example[] }) {
  // Titles follow the language.
  useTranslation();
  return (
    <div className={styles.container}>
      <div className={styles.cards}>
        {examples.map(({ title, Example, source, docs, isWide }) => (
          <Card key={title} as="article" className={styles.card} data-wide={isWide} aria-label={translateData(title)}>
            <h2 className={styles.title}>{translateData(title)}</h2>
            <div className={styles.body}>
              <Example />
            </div>
            <Source title={translateData(title)} text={source} docs={docs} />
          </Card>
        ))}
      </div>
    </div>
  );
}
