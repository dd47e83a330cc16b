import { IconMapPin, IconX } from "@tabler/icons-react";
import { Fragment, type ReactNode } from "react";

import type { City } from "#features/maps/contract.ts";
import styles from "#features/maps/web/place-card.module.css";
import type { MapPoint } from "#features/maps/web/map-point.ts";
import { type Nearest, namePoint } from "#features/maps/web/name-point.ts";
import { nameRegion } from "#web/lib/format/format-days.ts";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Text } from "#web/ui/display/text/text.tsx";

type CityCardProps = { city: City; onClose: () => void };

/** The chosen city as text, because a map is not accessible to screen readers. */
export function CityCard({ city, onClose }: CityCardProps) {
  const { t } = useTranslation();
  return (
    <PlaceCard
      name={city.name}
      line={nameRegion(city.country)}
      facts={[[t("Population"), formatNumber(city.population)], ...useCoordinates(city)]}
      onClose={onClose}
    />
  );
}

type PointCardProps = {
  point: MapPoint;
  nearest: Nearest;
  onChoose: (city: City) => void;
  onClose: () => void;
};

/** A place on the map that is not a city. */
export function PointCard({ point, nearest, onChoose, onClose }: PointCardProps) {
  const { t } = useTranslation();
  return (
    <PlaceCard
      name={namePoint(point, nearest, t)}
      facts={[
        ...(nearest
          ? [
              [
                t("Nearest city"),
                <Fragment key="nearest">
                  <button type="button" className={styles.link} onClick={() => onChoose(nearest.city)}>
                    <bdi>{nearest.city.name}</bdi>
                  </button>{" "}
                  <bdi className={styles.distance}>{formatKilometres(nearest.distance)}</bdi>
                </Fragment>,
              ] as const,
            ]
          : []),
        ...useCoordinates(point),
      ]}
      onClose={onClose}
    />
  );
}

const formatKilometres = (distance: number) =>
  formatNumber(distance, { style: "unit", unit: "kilometer", maximumFractionDigits: distance < 10 ? 1 : 0 });

type Fact = readonly [label: string, value: ReactNode];

function useCoordinates({ latitude, longitude }: Pick<MapPoint, "latitude" | "longitude">): readonly Fact[] {
  const { t } = useTranslation();
  const degrees = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return [
    [t("Latitude"), <bdi key="latitude">{formatNumber(latitude, degrees)}</bdi>],
    [t("Longitude"), <bdi key="longitude">{formatNumber(longitude, degrees)}</bdi>],
  ];
}

type PlaceCardProps = { name: string; line?: string; facts: readonly Fact[]; onClose: () => void };

function PlaceCard({ name, line, facts, onClose }: PlaceCardProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.card} aria-label={name}>
      <IconMapPin className={styles.icon} size={20} stroke={1.75} aria-hidden />
      <div className={styles.words}>
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
        {line !== undefined && (
          <Text as="p" size="small" muted>
            {line}
          </Text>
        )}
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
      <IconButton label={t("Close")} className={styles.close} onClick={onClose}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </IconButton>
    </section>
  );
}
