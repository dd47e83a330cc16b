import { listExternalEvents } from "#features/calendar/contract.ts";
import { addressOf } from "#web/lib/address-of.ts";
import type { FirstLoad } from "#web/lib/first-load.ts";

export const firstLoad: FirstLoad = { "/calendar": { requests: [addressOf(listExternalEvents)] } };
