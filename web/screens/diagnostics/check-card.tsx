import { IconAlertTriangle, IconCheck, IconX } from "@tabler/icons-react";
import { useId } from "react";

import type { Check, CheckGroup, CheckState } from "#web/screens/diagnostics/check.ts";
import styles from "#web/screens/diagnostics/check-card.module.css";
import { useStateWords } from "#web/screens/diagnostics/use-state-words.ts";
import { Card } from "#web/ui/display/card.tsx";

const icons = { ok: IconCheck, warning: IconAlertTriangle, error: IconX };

/** A state as a sign with a word. */
export function StateSign({ state }: { state: CheckState }) {
  const words = useStateWords();
  const Icon = icons[state];
  return (
    <span className={styles.sign} data-state={state}>
      <Icon size={14} stroke={2.25} aria-hidden />
      <span>{words[state]}</span>
    </span>
  );
}

/** A group of checks: names, values and states. */
export function CheckCard({ title, checks }: CheckGroup) {
  const id = useId();
  return (
    <Card className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {checks.map((check) => (
          <CheckLine key={check.name} {...check} />
        ))}
      </ul>
    </Card>
  );
}

function CheckLine({ name, value, state, note }: Check) {
  return (
    <li className={styles.line}>
      <span>{name}</span>
      <span className={styles.value}>
        <bdi>{value}</bdi>
      </span>
      {state && <StateSign state={state} />}
      {note !== undefined && <bdi className={styles.note}>{note}</bdi>}
    </li>
  );
}
