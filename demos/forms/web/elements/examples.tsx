import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import styles from "#demos/forms/web/elements/elements-screen.module.css";
import { type Example, ExampleCards } from "#web/ui/display/example/example-cards.tsx";

type ExamplesProps = { title: string; examples: readonly Example<ExampleState>[]; state: ExampleState };

/** A group of fields in one state. */
export const Examples = ({ title, examples, state }: ExamplesProps) => (
  <>
    <h2 className={styles.section}>{title}</h2>
    <div className={styles.examples}>
      <ExampleCards examples={examples} state={state} headingLevel={3} size="small" />
    </div>
  </>
);
