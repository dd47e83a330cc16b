import { ActivitiesButton } from "#web/screens/activities/activities-button.tsx";
import { activityKindsQuery } from "#web/screens/activities/queries.ts";
import { ChatTools } from "#features/chat/web/dock/chat-tools.tsx";
import { RecentProjectsButton } from "#features/projects/web/recent-projects-button.tsx";
import { SearchBox } from "#web/screens/search/search-box.tsx";
import { lazyPart } from "#web/lib/lazy-part.ts";
import type { HeaderParts } from "#web/shell/header/header.tsx";

const SearchPalette = lazyPart(() => import("#web/app/search-palette.tsx").then((part) => part.SearchPalette));

/**
 * The controls that features add to the header. `tools/first-load/frame.tsx` draws them before the scripts have loaded,
 * so a change here is a change there; `e2e/first-load.spec.ts` compares the two.
 */
export const headerParts: HeaderParts = {
  start: <RecentProjectsButton />,
  search: <SearchBox hits={SearchPalette} />,
  tools: [<ActivitiesButton key="activities" />, <ChatTools key="chat" />],
};

/** The data that these controls show from the first rendering on. */
export const headerQueries = [activityKindsQuery];
