import { createFileRoute } from "@tanstack/react-router";

import { KeptDashboard } from "#web/app/kept-dashboard.tsx";
import { ChatTools } from "#web/features/chat/chat-tools.tsx";
import { Shell } from "#web/shell/shell.tsx";

export const Route = createFileRoute("/_shell")({
  component: () => <Shell tools={<ChatTools />} kept={<KeptDashboard />} />,
});
