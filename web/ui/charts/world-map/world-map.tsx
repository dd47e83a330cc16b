import { memo, type PointerEvent, useMemo, useRef, useState } from "react";

import type { ChartTheme } from "#web/ui/charts/chart-theme.ts";
import { mapLimits, mapStep } from "#web/ui/charts/world-map/map-scale.ts";
import styles from "#web/ui/charts/world-map/world-map.module.css";
import { worldBox, worldShapes } from "#web/ui/charts/world-map/world-shapes.gen.ts";

/** Values by two-letter country code. */
export type RegionValues = Readonly<Record<string, number>>;

type WorldMapProps = {
  values: RegionValues;
  /** A sentence that describes the map, translated. */
  label: string;
  /** Returns the tooltip of a country. */
  describe: (code: string, value: number) => string;
};

/**
 * A world map with countries shaded by value. Show the numbers beside it, because a map is not accessible to screen
 * readers.
 */
export function WorldMap({ values, label, describe }: WorldMapProps) {
  const place = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<{ code: string; x: number; y: number } | undefined>(undefined);

  const point = ({ target, clientX, clientY }: PointerEvent) => {
    const code = (target as Element).getAttribute("data-code");
    const box = place.current?.getBoundingClientRect();
    setPointed(code !== null && box ? { code, x: clientX - box.x, y: clientY - box.y } : undefined);
  };

  return (
    <div ref={place} className={styles.map} onPointerMove={point} onPointerLeave={() => setPointed(undefined)}>
      <svg className={styles.drawing} viewBox={worldBox.join(" ")} role="img" aria-label={label}>
        <Countries values={values} pointed={pointed?.code} />
      </svg>
      {pointed && (
        <div className={styles.tip} style={{ transform: `translate(${pointed.x}px, ${pointed.y}px)` }} aria-hidden>
          <span>{describe(pointed.code, values[pointed.code] ?? 0)}</span>
        </div>
      )}
    </div>
  );
}

const Countries = memo(function Countries({ values, pointed }: { values: RegionValues; pointed: string | undefined }) {
  const limits = useMemo(() => mapLimits(Object.values(values)), [values]);
  return Object.entries(worldShapes).map(([code, path]) => (
    <Country key={code} code={code} path={path} step={mapStep(values[code], limits)} isPointed={code === pointed} />
  ));
});

type CountryProps = { code: string; path: string; step: number; isPointed: boolean };

const Country = memo(({ code, path, step, isPointed }: CountryProps) => (
  <path className={styles.country} data-code={code} data-step={step} data-pointed={isPointed || undefined} d={path} />
));

/** The map as SVG. */
export function worldMapSvg(values: RegionValues, theme: ChartTheme) {
  const [x, y, width, height] = worldBox;
  const limits = mapLimits(Object.values(values));
  const paths = Object.entries(worldShapes).map(([code, path]) => {
    const step = mapStep(values[code], limits);
    return `<path d="${path}" fill="${step === 0 ? theme.land : theme.scale[step - 1]}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}" stroke="${theme.card}" stroke-width="0.5"><rect x="${x}" y="${y}" width="100%" height="100%" fill="${theme.card}"/>${paths.join("")}</svg>`;
}
