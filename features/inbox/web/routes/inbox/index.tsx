import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/_shell/inbox/")({
  beforeLoad: () => {
    throw redirect({ to: "/inbox/$folder", params: { folder: "inbox" }, replace: true });
  },
});
