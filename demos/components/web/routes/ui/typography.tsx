import { createFileRoute } from "@tanstack/react-router";

import { readTypographyParams } from "#demos/components/web/typography/typography-params.ts";
import { TypographyScreen } from "#demos/components/web/typography/typography-screen.tsx";

export const Route = createFileRoute("/_shell/ui/typography")({
  validateSearch: readTypographyParams,
  component: TypographyScreen,
});
