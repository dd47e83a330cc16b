import { useEffect, useRef, useState } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { ComponentPage } from "#web/ui/display/component-page/page.ts";
import {
  goToSection,
  type SectionId,
  sectionIds,
  sectionsOf,
  sectionTitles,
} from "#web/ui/display/component-page/sections.ts";
import styles from "#web/ui/display/component-page/side-index.module.css";
import { usePlayground } from "#web/ui/display/component-page/use-playground.ts";

/**
 * The sections of the screen, with the one that is read marked. They are buttons: the fragment of the address is the
 * screen's own address.
 */
export function SideIndex({ pages }: { pages: readonly [ComponentPage, ...ComponentPage[]] }) {
  const { t } = useTranslation();
  const { page } = usePlayground(pages);
  const [current, choose] = useCurrentSection();
  const titles = sectionTitles(t);
  return (
    <nav className={styles.index} aria-labelledby="on-this-page">
      <h2 id="on-this-page" className={styles.title}>
        {t("On this page")}
      </h2>
      <ul className={styles.list}>
        {sectionsOf(page).map((id) => (
          <li key={id}>
            <button
              type="button"
              className={styles.entry}
              aria-current={id === current ? "location" : undefined}
              onClick={() => {
                choose(id);
                goToSection(id);
              }}
            >
              {titles[id]}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The section that was chosen, while any of it is in the window: the last ones are too short to reach its upper third.
 * Otherwise the last section that begins there.
 */
function useCurrentSection() {
  const [current, setCurrent] = useState<SectionId>("playground");
  const chosen = useRef<SectionId>(undefined);
  useEffect(() => {
    const find = () => {
      const { innerHeight } = window;
      const placeOf = (id: SectionId) => document.getElementById(id)?.getBoundingClientRect();
      const place = chosen.current && placeOf(chosen.current);
      if (place && place.top < innerHeight && place.bottom > 0) return;
      chosen.current = undefined;
      setCurrent(sectionIds.findLast((id) => (placeOf(id)?.top ?? innerHeight) <= innerHeight / 3) ?? "playground");
    };
    // The shell decides what scrolls. Not `scrollend`, which earlier versions of Safari lack.
    document.addEventListener("scroll", find, { capture: true, passive: true });
    return () => document.removeEventListener("scroll", find, { capture: true });
  }, []);
  const choose = (id: SectionId) => {
    chosen.current = id;
    setCurrent(id);
  };
  return [current, choose] as const;
}
