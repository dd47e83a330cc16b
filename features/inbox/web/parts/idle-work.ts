import { countInTitle } from "#features/inbox/web/count-in-title.ts";
import { refreshBadge } from "#features/inbox/web/refresh-badge.ts";
import type { StartIdleWork } from "#web/lib/parts.ts";

export const startIdleWork: StartIdleWork = () => {
  const ends = [refreshBadge(), countInTitle()];
  return () => ends.forEach((end) => end());
};
