import { ringActivities } from "#web/screens/activities/ring-activities.ts";
import { soundChat } from "#features/chat/web/sound-chat.ts";
import { countInTitle } from "#features/inbox/web/count-in-title.ts";
import { refreshBadge } from "#features/inbox/web/refresh-badge.ts";
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
