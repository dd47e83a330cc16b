import type { Endpoint } from "../../contract/endpoint.ts";
import { office } from "../../office.config.ts";

export type AddressParts = { params?: Record<string, string>; query?: Record<string, string | undefined> };

/** Where an endpoint is asked, relative to the page. The build writes the first screen's requests with it too. */
export function addressOf({ path }: Pick<Endpoint, "path">, { params, query }: AddressParts = {}) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ""));
  const given = Object.entries(query ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${office.apiRoot}${filled}${given.length > 0 ? `?${new URLSearchParams(given)}` : ""}`;
}
