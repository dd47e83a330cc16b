import { ActivitiesButton } from "#web/features/activities/activities-button.tsx";
import { activityKindsQuery } from "#web/features/activities/queries.ts";
import { ChatTools } from "#web/features/chat/dock/chat-tools.tsx";
import { RecentProjectsButton } from "#web/features/projects/recent-projects-button.tsx";
import { SearchBox } from "#web/features/search/search-box.tsx";
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
