import { createFileRoute } from "@tanstack/react-router";

import { EditPostScreen } from "#features/blog/web/editor/edit-post-screen.tsx";

export const Route = createFileRoute("/_shell/blog/$post/edit")({ component: EditPostScreen });
