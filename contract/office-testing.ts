import { office } from "../office.config.ts";
import type { Office } from "./office.ts";

/**
 * Changes the configuration for a test: `onTestFinished(configureOffice({ currency: "USD" }))`, or for a file with `afterAll`.
 *
 * @returns a function that restores it
 */
export function configureOffice(changes: Partial<Office>) {
  const before = { ...office };
  Object.assign(office, changes);
  return () => {
    for (const key of Object.keys(office)) Reflect.deleteProperty(office, key);
    Object.assign(office, before);
  };
}
