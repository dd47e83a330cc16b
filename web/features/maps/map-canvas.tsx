import { IconMinus, IconPlus, IconTarget } from "@tabler/icons-react";
import { Map as MapLibre, Marker, setWorkerUrl, type StyleSpecification } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";

import { mapCentre } from "#contract/map-styles.ts";
import type { City } from "#contract/maps.ts";
import styles from "#web/features/maps/map-canvas.module.css";
import { isSameView, type MapView } from "#web/features/maps/map-view.ts";
import { farthest, maxZoom } from "#web/features/maps/maps-params.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

// Served by this server, because the Content-Security-Policy allows no other worker.
setWorkerUrl(new URL(workerUrl, import.meta.url).href);

/** The maximum zoom without streets. */
const maxZoomWithoutStreets = 11;
/** The minimum zoom for a city. */
const cityZoom = 9;

type MapCanvasProps = {
  theme: StyleSpecification;
  view: MapView;
  /** The city to fly to and mark; a new object starts a new flight. */
  city: City | undefined;
  onMove: (view: MapView) => void;
  /** Called if the browser cannot draw the map. */
  onUnavailable: () => void;
};

/** The MapLibre map. The view is reported when a move has ended. */
export function MapCanvas({ theme, view, city, onMove, onUnavailable }: MapCanvasProps) {
  const { t } = useTranslation();
  const helpId = useId();
  const place = useRef<HTMLDivElement>(null);
  const map = useRef<MapLibre>(undefined);
  const shownTheme = useRef(theme);
  /** Reported views that have not come back as props yet. Any other view is a request to move. */
  const notified = useRef<MapView[]>([]);
  const [isLoaded, setIsLoaded] = useState(false);

  const open = useEffectEvent((container: HTMLElement) => {
    const opened = new MapLibre({
      container,
      style: theme,
      ...cameraOf(view),
      minZoom: farthest,
      maxZoom: "streets" in theme.sources ? maxZoom : maxZoomWithoutStreets,
      maxPitch: 0,
      dragRotate: false,
      touchPitch: false,
      pitchWithRotate: false,
      attributionControl: false,
      // Letters are drawn with the page's own fonts, including Chinese and Japanese.
      localIdeographFontFamily: false,
      locale: { "Map.Title": t("Map") },
    });
    shownTheme.current = theme;
    opened.keyboard.disableRotation();
    opened.touchZoomRotate.disableRotation();
    opened.getCanvas().setAttribute("aria-describedby", helpId);
    return opened;
  });
  const notifyMove = useEffectEvent((next: MapView) => {
    if (isSameView(next, notified.current.at(-1) ?? view)) return;
    notified.current.push(next);
    onMove(next);
  });
  const giveUp = useEffectEvent((error: unknown) => {
    console.warn("The map cannot be drawn:", error);
    onUnavailable();
  });

  useEffect(() => {
    const container = place.current;
    if (!container) return undefined;
    try {
      const opened = open(container);
      map.current = opened;
      opened.on("moveend", () => notifyMove(viewOfMap(opened)));
      opened.once("load", () => setIsLoaded(true));
      opened.on("idle", () => {
        // Names the drawn style, for tests.
        container.dataset["drawn"] = opened.getStyle().name ?? "";
      });
      return () => {
        map.current = undefined;
        opened.remove();
      };
    } catch (error) {
      giveUp(error);
      return undefined;
    }
  }, []);

  useEffect(() => {
    if (shownTheme.current === theme) return;
    shownTheme.current = theme;
    map.current?.setStyle(theme);
  }, [theme]);

  useEffect(() => {
    const index = notified.current.findIndex((each) => isSameView(each, view));
    if (index >= 0) {
      notified.current.splice(0, index + 1);
      return;
    }
    if (map.current && !isSameView(viewOfMap(map.current), view)) map.current.jumpTo(cameraOf(view));
  }, [view]);

  useEffect(() => {
    if (!city || !map.current) return undefined;
    const center = [city.longitude, city.latitude] as [number, number];
    const element = document.createElement("div");
    element.className = styles.pin ?? "";
    element.setAttribute("role", "img");
    element.setAttribute("aria-label", city.name);
    const marker = new Marker({ element, anchor: "bottom" }).setLngLat(center).addTo(map.current);
    // Without animation if reduced motion is preferred, which MapLibre asks the browser for.
    map.current.flyTo({ center, zoom: Math.max(map.current.getZoom(), cityZoom) });
    return () => void marker.remove();
  }, [city]);

  return (
    <>
      {/* East is where it is, whichever way the page reads. */}
      <div ref={place} className={styles.canvas} dir="ltr" aria-busy={!isLoaded} />
      <p id={helpId} className="visually-hidden">
        {t("Use the arrow keys to move the map, and plus and minus to zoom.")}
      </p>
      {!isLoaded && <div className={styles.waiting} role="status" aria-label={t("Loading")} />}
      <div className={styles.zoom}>
        <IconButton label={t("Zoom in")} onClick={() => map.current?.zoomIn()}>
          <IconPlus size={20} stroke={1.75} aria-hidden />
        </IconButton>
        <IconButton label={t("Zoom out")} onClick={() => map.current?.zoomOut()}>
          <IconMinus size={20} stroke={1.75} aria-hidden />
        </IconButton>
        <IconButton label={t("Reset view")} onClick={() => map.current?.flyTo(cameraOf(mapCentre))}>
          <IconTarget size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
    </>
  );
}

const cameraOf = ({ latitude, longitude, zoom }: MapView) => ({
  center: [longitude, latitude] as [number, number],
  zoom,
});

function viewOfMap(map: MapLibre): MapView {
  const { lat, lng } = map.getCenter();
  return { latitude: lat, longitude: lng, zoom: map.getZoom() };
}
