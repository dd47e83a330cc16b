import type { ComponentType } from "react";

import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { Card } from "#web/ui/display/card.tsx";
import styles from "#web/ui/display/example/example-cards.module.css";
import { type DocsModule, Source } from "#web/ui/display/example/source.tsx";

/** An example of a component. */
export type Example<State = object> = {
  /** In English. */
  readonly title: string;
  /** A sentence below the title, in English: when to use it. */
  readonly text?: string;
  /** The component by the name of its export, such as `{ Variants }`. It takes the state of the cards. */
  readonly component: Readonly<Record<string, ComponentType<State>>>;
  /** The sources of the file that exports it: `() => import("./x.tsx?sources")`. */
  readonly sources: () => Promise<{ readonly default: Readonly<Record<string, string>> }>;
  /** The components that it shows: `() => import("#web/ui/x.tsx?props")`. */
  readonly docs?: readonly DocsModule[];
  /** Needs the width of two columns. */
  readonly isWide?: true;
};

type ExampleCardsProps<State> = {
  examples: readonly Example<State>[];
  /** The level of their titles: 3 below a heading of the screen. */
  headingLevel?: 2 | 3;
  /** Small cards have room for one field, and up to three are side by side. */
  size?: "medium" | "small";
  /** The props of every example. */
  state?: State;
};

/** Examples that run, side by side where there is room, each with its source and the properties of its components. */
export function ExampleCards<State extends object = object>({
  examples,
  headingLevel = 2,
  size = "medium",
  state,
}: ExampleCardsProps<State>) {
  const Heading = `h${headingLevel}` as const;
  // Titles follow the language.
  useTranslation();
  return (
    <div className={styles.container}>
      <div className={styles.cards} data-size={size}>
        {examples.map(({ title, text, component, sources, docs, isWide }) => (
          <Card key={title} as="article" className={styles.card} data-wide={isWide} aria-label={translateData(title)}>
            <Source
              heading={<Heading className={styles.title}>{translateData(title)}</Heading>}
              title={translateData(title)}
              text={async () => {
                const { default: texts } = await sources();
                return Object.keys(component)
                  .map((name) => texts[name] ?? "")
                  .join("\n\n");
              }}
              docs={docs}
            >
              <div className={styles.body}>
                {text !== undefined && <p className={styles.text}>{translateData(text)}</p>}
                {Object.entries(component).map(([name, Component]) => (
                  <Component key={name} {...(state as State)} />
                ))}
              </div>
            </Source>
          </Card>
        ))}
      </div>
    </div>
  );
}
