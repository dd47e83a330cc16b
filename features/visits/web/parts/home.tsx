import { changesShown } from "#features/visits/web/find-changes.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import type { HomePart } from "#web/lib/parts.ts";

const Card = lazyPart(() => import("#features/visits/web/changed-figures.tsx").then((part) => part.ChangedFigures));

export const homePart: HomePart = { id: "visits", order: 35, column: "news", rows: changesShown, Card };
