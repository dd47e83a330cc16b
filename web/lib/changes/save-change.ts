import type { z } from "zod/mini";

import type { Endpoint, Input, Output } from "#contract/endpoint.ts";
import { ApiError, call } from "#web/lib/api/api-client.ts";
import { type Choice, isOvertaken, isSame, type SaveOptions, type Seen } from "#web/lib/changes/conflict.ts";

/**
 * Saves a change of a row that others may have changed meanwhile. Changes of different fields are merged silently. For
 * a field that both have changed, the person chooses; their other changes are saved either way.
 *
 * @returns the outcome: `theirs` if nothing of the change was left to save
 * @throws {ApiError} for any other refusal
 */
export async function saveChange<Fields extends object>(options: SaveOptions<Fields>): Promise<Choice> {
  const { base, change, send, addAgain } = options;
  try {
    await send(change, base.version);
    return "mine";
  } catch (error) {
    if (!isOvertaken(error, addAgain !== undefined)) throw error;
  }
  const { resolveConflict } = await import("#web/lib/changes/resolve-conflict.ts");
  return resolveConflict(options);
}

/**
 * The `read` of `saveChange`: the row as it is now, or undefined if it has been deleted.
 *
 * @param endpoint takes the row's id as the parameter `id`
 * @throws {ApiError} for any other refusal
 */
export const readRow = <E extends RowEndpoint, Fields>(
  endpoint: E,
  id: string,
  toSeen: (row: Output<E>) => Seen<Fields>,
): Promise<Seen<Fields> | undefined> =>
  call(endpoint, { params: { id } } as Input<E>, { handles: [404] }).then(toSeen, (error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });

type RowEndpoint = Endpoint & { readonly method: "GET"; readonly params: z.ZodMiniType<{ id: string }> };

/** The fields that differ from the base. */
export const pickChanges = <Fields extends object>(base: Fields, fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !isSame(value, base[name as keyof Fields])),
  ) as Partial<Fields>;
