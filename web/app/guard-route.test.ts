import { createMemoryHistory, createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { beforeEach, expect, test, vi } from "vitest";

import type { Role } from "#contract/roles.ts";
import { guardRoute } from "#web/app/guard-route.tsx";
import { queryClient } from "#web/lib/api/query-client.ts";
import { userQuery } from "#web/lib/api/user-query.ts";

const setRole = (role: Role | undefined) =>
  queryClient.setQueryData(userQuery.queryKey, { username: "robin", picture: "", role });

/** Opens a screen for administrators. */
async function openScreen() {
  const root = createRootRoute();
  const load = vi.fn();
  const people = createRoute({ getParentRoute: () => root, path: "/people", loader: load });
  const router = createRouter({
    routeTree: root.addChildren([people]),
    history: createMemoryHistory({ initialEntries: ["/people"] }),
  });
  people.options.beforeLoad = () => guardRoute(router, people, "admin");
  await router.load();
  const read = () => ({ status: router.state.matches.at(-1)?.status, error: router.state.matches.at(-1)?.error });
  return { router, load, read };
}

beforeEach(() => {
  // Without a window, the data could only be requested from a server.
  queryClient.clear();
});

test.each<[role: Role]>([["viewer"], ["member"]])(
  "spec §6: a %s is refused before the data of a screen for administrators is requested",
  async (role) => {
    setRole(role);
    const { load, read } = await openScreen();
    expect(read()).toMatchObject({
      status: "error",
      error: { status: 403, message: "This page is for administrators." },
    });
    expect(load).not.toHaveBeenCalled();
  },
);

test.each<[who: string, role: Role | undefined]>([
  ["an administrator", "admin"],
  ["everyone where roles are not enforced", undefined],
])("spec §6: a screen for administrators opens for %s", async (_, role) => {
  setRole(role);
  const { load, read } = await openScreen();
  expect(read()).toMatchObject({ status: "success" });
  expect(load).toHaveBeenCalledOnce();
});
