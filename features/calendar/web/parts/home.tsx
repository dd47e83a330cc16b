import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import type { HomePart } from "#web/lib/parts.ts";

const Card = lazyPart(() => import("#features/calendar/web/agenda.tsx").then((part) => part.Agenda));

export const homePart: HomePart = { id: "calendar", order: 20, column: "day", Card };
