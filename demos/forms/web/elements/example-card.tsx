import type { ComponentType } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import styles from "#demos/forms/web/elements/elements-screen.module.css";
import { sourceOf } from "#demos/forms/web/elements/sources.ts";
import { translateData, useTranslation } from "#web/lib/i18n.ts";
import { Card } from "#web/ui/display/card.tsx";
import { Source } from "#web/ui/display/example/source.tsx";

export type Example = {
  /** The name of its file. */
  readonly id: string;
  /** In English. */
  readonly title: string;
  readonly Example: ComponentType<ExampleState>;
};

type ExampleCardsProps = { examples: readonly Example[]; state: ExampleState };

/** Examples in one state, each with its source. */
export function ExampleCards({ examples, state }: ExampleCardsProps) {
  // Titles follow the language.
  useTranslation();
  return (
    <div className={styles.group}>
      <div className={styles.cards}>
        {examples.map(({ id, title, Example }) => (
          <Card key={id} as="article" className={styles.card} aria-label={translateData(title)}>
            <h3 className={styles.name}>{translateData(title)}</h3>
            <div className={styles.example}>
              <Example {...state} />
            </div>
            <Source title={translateData(title)} text={sourceOf(id)} />
          </Card>
        ))}
      </div>
    </div>
  );
}
