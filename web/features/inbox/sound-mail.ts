import { listMessages } from "#contract/inbox.ts";
import { call } from "#web/lib/api-client.ts";
import { onTopic } from "#web/lib/live-topics.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { playMessageSound } from "#web/lib/sounds/play-message-sound.ts";
import { mayPlay } from "#web/lib/sounds/play-sound.ts";
import { userQuery } from "#web/lib/user-query.ts";

/**
 * Plays a sound when somebody else's message arrives in the inbox. The topic does not say what has changed, and after an
 * interruption it is old, so the newest message is asked for, and compared with the newest one before.
 *
 * @returns a function that stops it
 */
export function soundMail() {
  // If the clock of this device is slow, a message from shortly before may be taken for a new one, once.
  let newestAt = Date.now();
  const listen = async () => {
    if (!mayPlay()) return;
    const query = { folder: "inbox", size: "1", sort: "-date" } as const;
    const newest = (await call(listMessages, { query }, { quiet: true })).data[0];
    const sentAt = newest ? Date.parse(newest.sentAt) : 0;
    if (!newest || sentAt <= newestAt) return;
    newestAt = sentAt;
    const me = queryClient.getQueryData(userQuery.queryKey)?.username;
    if (!newest.isRead && newest.from.username !== me) playMessageSound();
  };
  return onTopic("inbox", () => void listen().catch(() => {}));
}
