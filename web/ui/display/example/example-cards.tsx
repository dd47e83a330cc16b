import type { ComponentType } from "react";

import { translateData, useTranslation } from "#web/lib/i18n.ts";
import { Card } from "#web/ui/display/card.tsx";
import styles from "#web/ui/display/example/example-cards.module.css";
import { type DocsModule, Source, type SourceText } from "#web/ui/display/example/source.tsx";

/** An example of a component, in a file of its own. */
export type Example = {
  /** In English. */
  readonly title: string;
  readonly Example: ComponentType;
  /** The text of its file: `() => import("./x.tsx?raw")`. */
  readonly source: SourceText;
  /** The components that it shows: `() => import("#web/ui/x.tsx?props")`. */
  readonly docs?: readonly DocsModule[];
  /** Needs the width of two columns. */
  readonly isWide?: true;
};

type ExampleCardsProps = {
  examples: readonly Example[];
  /** The level of their titles: 3 below a heading of the screen. */
  headingLevel?: 2 | 3;
};

/** Examples that run, side by side where there is room, each with its source and the properties of its components. */
export function ExampleCards({ examples, headingLevel = 2 }: ExampleCardsProps) {
  const Heading = `h${headingLevel}` as const;
  // Titles follow the language.
  useTranslation();
  return (
    <div className={styles.container}>
      <div className={styles.cards}>
        {examples.map(({ title, Example, source, docs, isWide }) => (
          <Card key={title} as="article" className={styles.card} data-wide={isWide} aria-label={translateData(title)}>
            <Heading className={styles.title}>{translateData(title)}</Heading>
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
