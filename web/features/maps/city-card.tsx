import { IconMapPin } from "@tabler/icons-react";

import type { City } from "#contract/maps.ts";
import styles from "#web/features/maps/city-card.module.css";
import { nameRegion } from "#web/lib/format-days.ts";
import { formatNumber } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";

/** The details of the chosen city as text, because a map is not accessible to screen readers. */
export function CityCard({ city }: { city: City }) {
  const { t } = useTranslation();
  const degrees = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return (
    <section className={styles.card} aria-label={city.name} aria-live="polite">
      <IconMapPin className={styles.icon} size={20} stroke={1.75} aria-hidden />
      <div className={styles.words}>
        <h2 className={styles.name} dir="auto">
          {city.name}
        </h2>
        <p className={styles.country}>{nameRegion(city.country)}</p>
        <dl className={styles.facts}>
          <dt>{t("Population")}</dt>
          <dd>{formatNumber(city.population)}</dd>
          <dt>{t("Latitude")}</dt>
          <dd>
            <bdi>{formatNumber(city.latitude, degrees)}</bdi>
          </dd>
          <dt>{t("Longitude")}</dt>
          <dd>
            <bdi>{formatNumber(city.longitude, degrees)}</bdi>
          </dd>
        </dl>
      </div>
    </section>
  );
}
