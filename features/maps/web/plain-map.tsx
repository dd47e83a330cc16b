import type { City } from "#features/maps/contract.ts";
import styles from "#features/maps/web/plain-map.module.css";
import { nameRegion } from "#web/lib/format/format-days.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { WorldMap } from "#web/ui/charts/world-map/world-map.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** A simple world map for browsers that cannot draw the real one. The chosen city's country is highlighted. */
export function PlainMap({ city }: { city: City | undefined }) {
  const { t } = useTranslation();
  return (
    <Stack gap="compact" className={styles.plain}>
      <p className={styles.note} role="status">
        {t("This browser cannot show the map because it does not support WebGL. You can still search for cities.")}
      </p>
      <div className={styles.world}>
        <WorldMap values={city ? { [city.country]: 1 } : {}} label={t("Map")} describe={nameRegion} />
      </div>
    </Stack>
  );
}
