import { createFileRoute } from "@tanstack/react-router";

import { ImageEditorScreen } from "#demos/image-editor/web/image-editor-screen.tsx";

export const Route = createFileRoute("/_shell/form/image-editor")({ component: ImageEditorScreen });
