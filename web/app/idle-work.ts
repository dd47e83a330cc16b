import { idleWork } from "#generated/idle-work.gen.ts";
import { rememberVisits } from "#web/app/remember-visits.ts";
import { ringActivities } from "#web/screens/activities/ring-activities.ts";
import { followLongPress } from "#web/lib/follow-long-press.ts";
import { followApiLinks } from "#web/lib/api/follow-api-links.ts";
import type { StartIdleWork } from "#web/lib/parts.ts";
import { keepWithAccount } from "#web/shell/layout/account-preferences.ts";
import { followMuteKey } from "#web/shell/sounds/follow-mute-key.ts";
import { followTooltips } from "#web/ui/display/follow-tooltips.ts";

/** What the app does in the background, once the first screen is shown. */
export const beginIdleWork: StartIdleWork = () => {
  const ends = [
    keepWithAccount,
    followMuteKey,
    followApiLinks,
    followLongPress,
    followTooltips,
    ringActivities,
    rememberVisits,
    ...idleWork,
  ].map((start) => start());
  return () => {
    for (const end of ends) end();
  };
};
