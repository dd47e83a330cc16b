import { createFileRoute } from "@tanstack/react-router";

import { readTypographyParams } from "#web/features/components/typography/typography-params.ts";
import { TypographyScreen } from "#web/features/components/typography/typography-screen.tsx";

export const Route = createFileRoute("/_shell/ui/typography")({
  validateSearch: readTypographyParams,
  component: TypographyScreen,
});
