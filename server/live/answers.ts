import type { LiveTopic } from "#contract/live.ts";
import type { Db } from "#server/db/client.ts";
import type { LiveAnswer } from "#server/lib/live/live-answer.ts";
import { together } from "#server/lib/together.ts";

/**
 * Reads what windows would request after an event, by the paths of the endpoints. Streams that hear of a change at the
 * same time share one query. An answer that cannot be read is left out, and the window requests it.
 */
export function createAnswers(db: Db, sources: readonly LiveAnswer[]) {
  const shared = sources.map((source) => ({ ...source, readOne: together((ids) => source.read(db, ids)) }));
  return async (personId: string, topics: readonly LiveTopic[]): Promise<Readonly<Record<string, unknown>>> => {
    const due = shared.filter(({ topic }) => topics.includes(topic));
    const entries = due.map(async ({ endpoint, readOne }) => {
      // Only fields of the contract leave the server.
      const answer = endpoint.response.safeParse(await readOne(personId).catch(() => undefined));
      return answer.success ? [[endpoint.path, answer.data] as const] : [];
    });
    return Object.fromEntries((await Promise.all(entries)).flat());
  };
}
