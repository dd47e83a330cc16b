import { soundChat } from "#web/features/chat/sound-chat.ts";
import { refreshBadge } from "#web/features/inbox/refresh-badge.ts";
import { soundMail } from "#web/features/inbox/sound-mail.ts";
import { keepWithAccount } from "#web/shell/layout/account-preferences.ts";
import { followMuteKey } from "#web/shell/sounds/follow-mute-key.ts";

/** Starts what the shell does in the background, once the first screen is shown. @returns a function that stops it */
export function beginIdleWork() {
  const ends = [keepWithAccount(), followMuteKey(), soundChat(), soundMail(), refreshBadge()];
  return () => {
    for (const end of ends) end();
  };
}
