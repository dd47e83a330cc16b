import { createFileRoute } from "@tanstack/react-router";

import { ImageEditorScreen } from "#web/features/image-editor/image-editor-screen.tsx";

export const Route = createFileRoute("/_shell/form/image-editor")({ component: ImageEditorScreen });
