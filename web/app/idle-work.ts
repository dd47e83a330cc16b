import { ringActivities } from "#web/features/activities/ring-activities.ts";
import { soundChat } from "#web/features/chat/sound-chat.ts";
import { countInTitle } from "#web/features/inbox/count-in-title.ts";
import { refreshBadge } from "#web/features/inbox/refresh-badge.ts";
import { followApiLinks } from "#web/lib/follow-api-links.ts";
import { keepWithAccount } from "#web/shell/layout/account-preferences.ts";
import { followMuteKey } from "#web/shell/sounds/follow-mute-key.ts";

/** Starts what the shell does in the background, once the first screen is shown. @returns a function that stops it */
export function beginIdleWork() {
  const ends = [
    keepWithAccount(),
    followMuteKey(),
    followApiLinks(),
    soundChat(),
    ringActivities(),
    refreshBadge(),
    countInTitle(),
  ];
  return () => {
    for (const end of ends) end();
  };
}
