import { createFileRoute } from "@tanstack/react-router";

import { NewPostScreen } from "#features/blog/web/new-post-screen.tsx";

export const Route = createFileRoute("/_shell/blog/new")({ component: NewPostScreen });
