import { type ReactNode, Suspense } from "react";

import { lazyPart } from "#web/lib/lazy-part.ts";
import styles from "#web/app/home-parts.module.css";
import { Card } from "#web/ui/display/card.tsx";
import { NextFrame } from "#web/ui/screen/next-frame.tsx";

// Apart from the parts of other screens, because the home screen is the first that is loaded.

const UnreadMessages = lazyPart(() =>
  import("#web/screens/general/unread-messages.tsx").then((part) => part.UnreadMessages),
);
const NextEvents = lazyPart(() => import("#features/calendar/web/next-events.tsx").then((part) => part.NextEvents));
const OpenTodos = lazyPart(() => import("#features/todo/web/open-todos.tsx").then((part) => part.OpenTodos));
const LatestActivity = lazyPart(() =>
  import("#web/screens/activities/latest-activity.tsx").then((part) => part.LatestActivity),
);

// Its code and its data come with the page: see `first-requests.ts`.
UnreadMessages.preload();

/** Keeps the room of a card, so that nothing moves when it arrives. */
const waiting = <Card as="div" className={styles.waiting} />;

const Place = ({ children }: { children: ReactNode }) => <Suspense fallback={waiting}>{children}</Suspense>;

const LaterPlace = ({ children }: { children: ReactNode }) => (
  <NextFrame fallback={waiting}>
    <Place>{children}</Place>
  </NextFrame>
);

/** What features have for today, on the home screen. */
export const homeParts: readonly ReactNode[] = [
  <Place key="messages">
    <UnreadMessages />
  </Place>,
  <LaterPlace key="events">
    <NextEvents />
  </LaterPlace>,
  <LaterPlace key="todos">
    <OpenTodos />
  </LaterPlace>,
  <LaterPlace key="activity">
    <LatestActivity />
  </LaterPlace>,
];
