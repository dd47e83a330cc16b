import { headerParts as ofFeatures } from "#generated/header-parts.gen.ts";
import { AccountButton } from "#web/shell/account/account-button.tsx";
import { ActivitiesButton } from "#web/screens/activities/activities-button.tsx";
import { activityKindsQuery } from "#web/screens/activities/queries.ts";
import { SearchBox } from "#web/screens/search/search-box.tsx";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { type HeaderPart, inOrder } from "#web/lib/parts.ts";
import type { HeaderParts } from "#web/shell/header/header.tsx";

const Hits = lazyPart(() => import("#web/app/search-palette.tsx").then((part) => part.Hits));
const Palette = lazyPart(() => import("#web/app/search-palette.tsx").then((part) => part.Palette), {
  failure: "dialog",
});
const AccountMenu = lazyPart(() => import("#web/app/account-menu.tsx").then((part) => part.Menu));

const all = inOrder<HeaderPart>([
  { id: "activities", order: 10, place: "tools", Part: ActivitiesButton },
  ...ofFeatures,
]);

const render = (parts: readonly HeaderPart[]) => parts.map(({ id, Part }) => <Part key={id} />);
const partsAt = (place: HeaderPart["place"]) =>
  render(all.filter((part) => part.place === place && !part.isInPhoneBar));

/** The controls in the header besides the shell's. */
export const headerParts: HeaderParts = {
  start: partsAt("start"),
  search: <SearchBox hits={Hits} palette={Palette} />,
  tools: partsAt("tools"),
  phoneBar: render(all.filter(({ isInPhoneBar }) => isInPhoneBar)),
  account: <AccountButton menu={AccountMenu} />,
};

/** The data that these controls show from the first rendering on. */
export const headerQueries = [activityKindsQuery];
