import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Suspense, useMemo, useState } from "react";

import type { MapStyle } from "#features/maps/contract.ts";
import { office } from "#office";
import { CitySearch } from "#features/maps/web/search/city-search.tsx";
import { localizeStyle, nameCountries } from "#features/maps/web/localize-style.ts";
import { viewOf, writeView } from "#features/maps/web/map-view.ts";
import { defaultStyle, type MapsParams } from "#features/maps/web/maps-params.ts";
import styles from "#features/maps/web/maps-screen.module.css";
import { CityCard, PointCard } from "#features/maps/web/place-card.tsx";
import { mapStyleQuery, mapStylesQuery } from "#features/maps/web/queries.ts";
import { StylePicker } from "#features/maps/web/style-picker.tsx";
import { usePlace } from "#features/maps/web/use-place.ts";
import { locale } from "#web/lib/format/format.ts";
import { i18n, useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { useShownMode } from "#web/lib/layout/mode.ts";
import { preferences } from "#web/lib/session/preferences.ts";
import { useStore } from "#web/lib/store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

const route = getRouteApi("/_shell/maps");

// Large, so it loads in parallel with the style.
const MapCanvas = lazyPart(() => import("#features/maps/web/map-canvas.tsx").then((part) => part.MapCanvas));
MapCanvas.preload();

const PlainMap = lazyPart(() => import("#features/maps/web/plain-map.tsx").then((part) => part.PlainMap));

export function MapsScreen() {
  const { t } = useTranslation();
  const navigate = route.useNavigate();
  const { style = defaultStyle, lat, lng, zoom, city: cityId } = route.useSearch();
  const view = useMemo(() => viewOf({ lat, lng, zoom }), [lat, lng, zoom]);
  const mode = useShownMode(useStore(preferences).layout);
  const { data: choices } = useQuery({ ...mapStylesQuery(mode), placeholderData: (before) => before });
  const theme = useQuery(mapStyleQuery(style, mode));
  /** The style that was loaded last. It stays while another one loads, and if that fails. */
  const [loaded, setLoaded] = useState(theme.data);
  if (theme.data && theme.data !== loaded) setLoaded(theme.data);
  const { language } = i18n;
  const shown = useMemo(() => loaded && prepareTheme(loaded, language), [loaded, language]);
  const [isPlain, setIsPlain] = useState(false);

  const change = (part: MapsParams) =>
    void navigate({ search: (known) => ({ ...known, ...part }), replace: true, resetScroll: false });
  const { city, point, name, pin, target, choose, choosePoint, clear } = usePlace(cityId, lat !== undefined, (next) =>
    change({ city: next }),
  );

  return (
    <Screen title={t("Maps")}>
      <Stack gap="small" className={styles.stage}>
        <Card as="div" className={styles.ground}>
          <div className={styles.search}>
            <CitySearch onChoose={choose} onClear={clear} />
          </div>
          <div className={styles.place}>
            {city && <CityCard city={city} onClose={clear} />}
            {point && <PointCard point={point} nearest={point.nearest} onChoose={choose} onClose={clear} />}
          </div>
          <p className="visually-hidden" role="status">
            {name}
          </p>
          <div className={styles.map}>
            {isPlain ? (
              <Suspense>
                <PlainMap city={city} />
              </Suspense>
            ) : (
              <Suspense fallback={<div className={styles.waiting} role="status" aria-label={t("Loading")} />}>
                {shown && (
                  <MapCanvas
                    theme={shown}
                    view={view}
                    pin={pin}
                    target={target}
                    onMove={(next) => change(writeView(next))}
                    onPoint={choosePoint}
                    onUnavailable={() => setIsPlain(true)}
                  />
                )}
              </Suspense>
            )}
            {theme.isError && !isPlain && (
              <div className={styles.failure} data-over-map={shown !== undefined || undefined}>
                <EmptyState
                  title={t("This map style could not be loaded")}
                  action={<Button onClick={() => void theme.refetch()}>{t("Try again")}</Button>}
                />
              </div>
            )}
            {shown && !isPlain && <p className={styles.sources}>{attributionOf(shown)}</p>}
          </div>
        </Card>
        {choices && !isPlain && (
          <StylePicker
            choices={choices.data}
            value={style}
            onChange={(next) => change({ style: next === defaultStyle ? undefined : next })}
          />
        )}
      </Stack>
    </Screen>
  );
}

/** The style names countries in English; other languages replace them. */
const prepareTheme = (style: MapStyle, language: string) =>
  localizeStyle(
    style,
    new URL(`${office.apiRoot}/maps/${style.name}.json`, location.href).href,
    language === "en" ? undefined : nameCountries(locale()),
  );

/** The attributions of all sources. */
const attributionOf = ({ sources }: ReturnType<typeof prepareTheme>) =>
  Object.values(sources)
    .flatMap((source) => ("attribution" in source && source.attribution ? [source.attribution] : []))
    .join(", ");
