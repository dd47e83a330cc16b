import { useNavigate } from "@tanstack/react-router";

import { rememberRecent } from "#web/screens/search/recent-entries.ts";
import type { PaletteEntry } from "#web/screens/search/use-palette-groups.tsx";

/** Returns a function that opens or runs an entry, and remembers what it opens. An action always runs in this tab. */
export function useOpenEntry() {
  const navigate = useNavigate();
  return ({ target, recent }: PaletteEntry, isInNewTab: boolean) => {
    if ("run" in target) return target.run();
    if (recent) rememberRecent(recent);
    if (isInNewTab) window.open(`#${target.href}`, "_blank", "noopener");
    else void navigate({ to: target.href });
  };
}
