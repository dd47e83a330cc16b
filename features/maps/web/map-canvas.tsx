import { IconMinus, IconPlus, IconTarget } from "@tabler/icons-react";
import { type LngLat, Map as MapLibre, Marker, setWorkerUrl, type StyleSpecification } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";

import { mapCentre } from "#features/maps/map-styles.ts";
import type { City } from "#features/maps/contract.ts";
import { dotImage, drawDot } from "#features/maps/web/draw-dot.ts";
import styles from "#features/maps/web/map-canvas.module.css";
import { type MapPoint, radiusAt } from "#features/maps/web/map-point.ts";
import { isSameView, type MapView } from "#features/maps/web/map-view.ts";
import { farthest, maxZoom } from "#features/maps/web/maps-params.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isEnter } from "#web/lib/keyboard/is-enter.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

// Served by this server, because the Content-Security-Policy allows no other worker.
setWorkerUrl(new URL(workerUrl, import.meta.url).href);

/** The maximum zoom without streets. */
const maxZoomWithoutStreets = 11;
/** The minimum zoom for a city. */
const cityZoom = 9;

type Pin = { readonly name: string; readonly latitude: number; readonly longitude: number };

type MapCanvasProps = {
  theme: StyleSpecification;
  view: MapView;
  /** The marked place. */
  pin: Pin | undefined;
  /** The city to fly to; a new object starts a new flight. */
  target: City | undefined;
  onMove: (view: MapView) => void;
  /** A place was clicked, or Enter was pressed for the place in the middle. */
  onPoint: (point: MapPoint) => void;
  /** Called if the browser cannot draw the map. */
  onUnavailable: () => void;
};

/** The MapLibre map. The view is reported when a move has ended. */
export function MapCanvas({ theme, view, pin, target, onMove, onPoint, onUnavailable }: MapCanvasProps) {
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
  const notifyPoint = useEffectEvent((opened: MapLibre, at: LngLat) => onPoint(pointOf(opened, at)));
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
      opened.on("click", ({ lngLat }) => notifyPoint(opened, lngLat));
      opened.getCanvas().addEventListener("keydown", (event) => {
        if (isEnter(event)) notifyPoint(opened, opened.getCenter());
      });
      opened.on("styleimagemissing", ({ id }) => {
        if (id === dotImage) opened.addImage(id, drawDot(), { sdf: true });
      });
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
    if (!pin || !map.current) return undefined;
    const element = document.createElement("div");
    element.className = styles.pin ?? "";
    element.setAttribute("role", "img");
    element.setAttribute("aria-label", pin.name);
    const marker = new Marker({ element, anchor: "bottom" })
      .setLngLat([pin.longitude, pin.latitude])
      .addTo(map.current);
    return () => void marker.remove();
  }, [pin]);

  useEffect(() => {
    if (!target || !map.current) return;
    const center = [target.longitude, target.latitude] as [number, number];
    // Without animation if reduced motion is preferred, which MapLibre asks the browser for.
    map.current.flyTo({ center, zoom: Math.max(map.current.getZoom(), cityZoom) });
  }, [target]);

  return (
    <>
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
      {/* East is where it is, whichever way the page reads. */}
      <div ref={place} className={styles.canvas} dir="ltr" aria-busy={!isLoaded} />
      <p id={helpId} className="visually-hidden">
        {t("Use the arrow keys to move the map, plus and minus to zoom, and Enter to name the place in the middle.")}
      </p>
      {!isLoaded && <div className={styles.waiting} role="status" aria-label={t("Loading")} />}
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

/** The place at a position, with the country that is drawn there. */
function pointOf(map: MapLibre, at: LngLat): MapPoint {
  const { lng: longitude, lat: latitude } = at.wrap();
  const [land] = map.queryRenderedFeatures(map.project(at), { layers: ["countries"] });
  const code: unknown = land?.properties["code"];
  return {
    latitude,
    longitude,
    radius: radiusAt(latitude, map.getZoom()),
    isLand: land !== undefined,
    country: typeof code === "string" && code !== "" ? code : undefined,
  };
}
