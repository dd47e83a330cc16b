import { type ReactNode, Suspense } from "react";

import { homeParts as ofFeatures } from "#generated/home-parts.gen.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { type HomePart, inOrder } from "#web/lib/parts.ts";
import type { Loading } from "#web/lib/api/query-client.ts";
import { Card } from "#web/ui/display/card.tsx";
import { layoutOptions } from "#web/shell/layout/layout-options-dialog.ts";
import { listCardHeight } from "#web/ui/display/list-card-size.ts";
import { NextFrame } from "#web/ui/screen/next-frame.tsx";

const LatestActivity = lazyPart(() =>
  import("#web/screens/activities/latest-activity.tsx").then((part) => part.LatestActivity),
);

/** What features, and the activities, have for today. */
export const homeParts = inOrder<HomePart>([
  ...ofFeatures,
  { id: "activities", order: 40, column: "news", Card: LatestActivity },
]);

// Its code and its data come with the page: see `first-requests.ts`.
homeParts[0]?.Card.preload();

export const prefetchHome = (loading: Loading) =>
  Promise.all(homeParts.flatMap((part) => part.prefetch?.(loading) ?? []));

/** The first card is rendered with the screen, the others in the next frame. */
const cardOf = ({ id, rows = 5, Card: Part }: HomePart): ReactNode => {
  // Keeps the room of the card, so that nothing moves when it arrives.
  const waiting = <Card as="div" style={{ minBlockSize: listCardHeight(rows) }} />;
  const card = (
    <Suspense key={id} fallback={waiting}>
      <Part />
    </Suspense>
  );
  return id === homeParts[0]?.id ? (
    card
  ) : (
    <NextFrame key={id} fallback={waiting}>
      {card}
    </NextFrame>
  );
};

/** The cards of the columns, without those columns that nobody has a card for. */
export const homeColumns: readonly (readonly ReactNode[])[] = (["day", "news"] as const)
  .map((name) => homeParts.filter(({ column }) => column === name).map(cardOf))
  .filter((cards) => cards.length > 0);

/** The first steps that have no address. */
export const stepControls = { skin: layoutOptions.open };
