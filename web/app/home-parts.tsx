import { type ReactNode, Suspense } from "react";

import { homeParts as ofFeatures } from "#generated/home-parts.gen.ts";
import { lazyPart } from "#web/lib/lazy-part.ts";
import { type HomePart, inOrder } from "#web/lib/parts.ts";
import type { Loading } from "#web/lib/query-client.ts";
import styles from "#web/app/home-parts.module.css";
import { Card } from "#web/ui/display/card.tsx";
import { NextFrame } from "#web/ui/screen/next-frame.tsx";

const LatestActivity = lazyPart(() =>
  import("#web/screens/activities/latest-activity.tsx").then((part) => part.LatestActivity),
);

/** What features, and the activities, have for today. */
export const homeParts = inOrder<HomePart>([...ofFeatures, { id: "activities", order: 40, Card: LatestActivity }]);

// Its code and its data come with the page: see `first-requests.ts`.
homeParts[0]?.Card.preload();

export const prefetchHome = (loading: Loading) =>
  Promise.all(homeParts.flatMap((part) => part.prefetch?.(loading) ?? []));

/** Keeps the room of a card, so that nothing moves when it arrives. */
const waiting = <Card as="div" className={styles.waiting} />;

/** The first card is rendered with the screen, the others in the next frame. */
export const homeCards: readonly ReactNode[] = homeParts.map(({ id, Card: Part }, index) => {
  const card = (
    <Suspense key={id} fallback={waiting}>
      <Part />
    </Suspense>
  );
  return index === 0 ? (
    card
  ) : (
    <NextFrame key={id} fallback={waiting}>
      {card}
    </NextFrame>
  );
});
