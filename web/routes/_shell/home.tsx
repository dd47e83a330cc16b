import { createFileRoute } from "@tanstack/react-router";

import { homeColumns, homeParts, prefetchHome, stepControls } from "#web/app/home-parts.tsx";
import { HomeScreen } from "#web/screens/general/home-screen.tsx";

export const Route = createFileRoute("/_shell/home")({
  loader: async (loading) => void (await prefetchHome(loading)),
  component: () => <HomeScreen parts={homeParts} columns={homeColumns} stepControls={stepControls} />,
});
