import { createFileRoute } from "@tanstack/react-router";

import { EntryFrame } from "#web/shell/entry/entry-frame.tsx";

export const Route = createFileRoute("/_entry")({ component: EntryFrame });
