import { createFileRoute } from "@tanstack/react-router";

import { PostForm } from "#features/blog/web/editor/post-form.tsx";

export const Route = createFileRoute("/_shell/blog/new")({ component: PostForm });
