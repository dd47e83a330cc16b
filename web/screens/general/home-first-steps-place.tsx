import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";

import { firstStepsOfRole } from "#contract/screens/first-steps-of-role.ts";
import { recallDoneSteps } from "#web/screens/general/home-first-steps-facts.ts";
import styles from "#web/screens/general/home-first-steps.module.css";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { preferences } from "#web/lib/session/preferences.ts";
import { useStore } from "#web/lib/store.ts";
import { userQuery } from "#web/lib/api/user-query.ts";
import { Card } from "#web/ui/display/card.tsx";
import { NextFrame } from "#web/ui/screen/next-frame.tsx";

const FirstSteps = lazyPart(() => import("#web/screens/general/home-first-steps.tsx").then((part) => part.FirstSteps), {
  failure: "none",
});

/** Opens the control of a step that has no address, by its id. */
export type StepControls = Readonly<Record<string, () => void>>;

/** The checklist of a new account. It is there until its user hides it, or opens the screen after having done all. */
export function FirstStepsPlace({ controls }: { controls: StepControls }) {
  const { data: user } = useQuery(userQuery);
  const { firstSteps: isShown = true } = useStore(preferences);
  const [doneBefore] = useState(recallDoneSteps);
  const steps = firstStepsOfRole(user?.role);
  if (!isShown || steps.every(({ id }) => doneBefore.includes(id))) return null;
  // The same boxes without content, so that nothing moves.
  const waiting = (
    <Card as="div" className={styles.card} aria-hidden>
      <div className={styles.head} />
      <div className={styles.steps}>
        {steps.map(({ id }) => (
          <div key={id} className={styles.step} />
        ))}
      </div>
    </Card>
  );
  return (
    <NextFrame fallback={waiting}>
      <Suspense fallback={waiting}>
        <FirstSteps steps={steps} controls={controls} />
      </Suspense>
    </NextFrame>
  );
}
