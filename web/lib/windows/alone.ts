import { pageAccount } from "#web/lib/session/account.ts";

/** Over plain HTTP, browsers have no locks. */
export const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;

/** A name that the windows of the browser share which are open as this account. */
export const sharedName = (name: string) => `atrium.${pageAccount() ?? "guest"}.${name}`;

/** Runs while no other window of the browser does. Where there are no locks, it runs at once. */
export const alone = async (name: string, run: () => void) =>
  locks ? locks.request(sharedName(name), async () => run()) : run();
