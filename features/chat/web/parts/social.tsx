import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import type { SocialPart } from "#web/lib/parts.ts";
import { WhenInView } from "#web/ui/display/when-in-view.tsx";

const PeopleStrip = lazyPart(() =>
  import("#features/chat/web/people/people-strip.tsx").then((part) => part.PeopleStrip),
);

/** In pixels, the height of a row of people. */
const height = 79;

const Part = () => (
  <WhenInView height={height}>
    <PeopleStrip />
  </WhenInView>
);

export const socialPart: SocialPart = { id: "people", order: 10, Part };
