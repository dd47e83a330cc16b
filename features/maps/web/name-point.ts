import type { City } from "#features/maps/contract.ts";
import type { MapPoint } from "#features/maps/web/map-point.ts";
import { nameRegion } from "#web/lib/format/format-days.ts";
import type { Translate } from "#web/lib/i18n/i18n.ts";

/** The city nearest to a point; undefined while it is looked up, null without a city in reach. */
export type Nearest = { readonly city: City; readonly distance: number } | null | undefined;

/** Names a point by its country. Where the map knows none, by that of the nearest city. */
export function namePoint({ isLand, country }: Pick<MapPoint, "isLand" | "country">, nearest: Nearest, t: Translate) {
  const code = country ?? (isLand ? nearest?.city.country : undefined);
  if (code !== undefined) return nameRegion(code);
  return isLand ? t("Unnamed territory") : t("Open sea");
}
