import { lazyPart } from "#web/lib/lazy-part.ts";
import type { HomePart } from "#web/lib/parts.ts";

const Card = lazyPart(() => import("#features/calendar/web/next-events.tsx").then((part) => part.NextEvents));

export const homePart: HomePart = { id: "calendar", order: 20, Card };
