import { QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";

import type { MenuItem } from "#contract/screens/menu.ts";
import { hrefOf, screens } from "#contract/screens/screens.ts";
import { headerParts } from "#web/app/header-parts.tsx";
import { menuQuery } from "#web/lib/api/menu-query.ts";
import { queryClient } from "#web/lib/api/query-client.ts";
import { activityKindsQuery } from "#web/screens/activities/queries.ts";
import tree from "#web/shell/navigation/menu-tree.module.css";
import ribbon from "#web/shell/ribbon/ribbon.module.css";
import { Shell } from "#web/shell/shell.tsx";
import screen from "#web/ui/screen/screen.module.css";
import loading from "#web/ui/screen/screen-loading.module.css";
import { ScreenLoading } from "#web/ui/screen/screen-loading.tsx";

/**
 * Renders the shell around a screen that is still loading. The build calls it, to draw the shell in the HTML of the page
 * (`tools/first-load/draw-frame.ts`); what the page fills in (`fill-frame.ts`) is marked by `data-slot`, and counts are
 * hidden.
 *
 * @param menu the entries of every role, each with the count that it may have
 * @param path of a screen in a group of the menu
 */
export async function drawShell(menu: readonly MenuItem[], path: string): Promise<HTMLElement> {
  queryClient.setQueryData(menuQuery.queryKey, { items: [...menu] });
  queryClient.setQueryData(activityKindsQuery.queryKey, [
    { type: "messages", title: "", total: 1, unread: 1, unreadHrefs: [] },
  ]);
  const root = createRootRoute({ component: () => <Shell header={headerParts} loadIdleWork={neverLoads} /> });
  const route = createRoute({ getParentRoute: () => root, path, component: ScreenLoading });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: root.addChildren([route]), history });
  await router.load();
  const element = document.createElement("div");
  document.body.replaceChildren(element);
  flushSync(() => {
    createRoot(element).render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
  });
  const frame = element.querySelector<HTMLElement>(".frame");
  if (!frame) throw new Error("The shell was not rendered");
  mark(frame);
  return frame;
}

const neverLoads = () => new Promise<never>(() => {});

function mark(frame: HTMLElement) {
  const find = (selector: string) => {
    const element = frame.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`The shell has no ${selector}`);
    return element;
  };
  for (const count of frame.querySelectorAll<HTMLElement>(`[data-corner], .${tree.badge}`)) {
    count.replaceChildren();
    count.hidden = true;
  }
  for (const item of frame.querySelectorAll<HTMLElement>(`.${tree.item}`)) {
    const links = [...item.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    const inside = screens.filter((each) => links.includes(hrefOf(each)));
    // A group of which a person may open nothing is left out, too.
    if (inside.every(({ access }) => access)) item.dataset["access"] = inside[0]?.access;
  }
  find(".frame-header [data-corner]").dataset["slot"] = "activities";
  find(".frame-footer span").dataset["slot"] = "owner";
  const [home, group] = frame.querySelectorAll<HTMLElement>(`.${ribbon.outer}`);
  if (!home || !group) throw new Error("The breadcrumbs have no group");
  home.dataset["slot"] = "home";
  group.dataset["slot"] = "group";
  const skeleton = find(`.${loading.title}`);
  skeleton.dataset["slot"] = "skeleton";
  const title = document.createElement("div");
  title.className = screen.title ?? "";
  title.dataset["slot"] = "title";
  skeleton.before(title);
}
