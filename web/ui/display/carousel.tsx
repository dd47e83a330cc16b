import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { type ReactNode, useRef, useState } from "react";

import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import styles from "#web/ui/display/carousel.module.css";

type CarouselProps = {
  /** The accessible name, translated. */
  label: string;
  slides: readonly { readonly id: string; readonly content: ReactNode }[];
};

/** Slides side by side, one of them shown. It moves by buttons, by scrolling and by touch, and never by itself. */
export function Carousel({ label, slides }: CarouselProps) {
  const { t } = useTranslation();
  const strip = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const show = (next: number) => {
    const slide = strip.current?.children[next];
    // Relative to the strip, so that the page does not scroll.
    if (slide) strip.current?.scrollBy({ left: distanceTo(strip.current, slide) });
    setIndex(next);
  };
  const follow = () => {
    const element = strip.current;
    if (!element) return;
    const distances = [...element.children].map((slide) => Math.abs(distanceTo(element, slide)));
    setIndex(distances.indexOf(Math.min(...distances)));
  };
  const position = t("{{index}} of {{total}}", { index: formatNumber(index + 1), total: formatNumber(slides.length) });
  return (
    <section className={styles.carousel} aria-roledescription={t("Carousel")} aria-label={label}>
      <div
        ref={strip}
        className={styles.strip}
        role="group"
        aria-label={t("Slides")}
        onScrollEnd={follow}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so that the keyboard has to reach it
        tabIndex={0}
      >
        {slides.map(({ id, content }, place) => (
          <div
            key={id}
            className={styles.slide}
            role="group"
            aria-roledescription={t("Slide")}
            aria-label={t("{{index}} of {{total}}", {
              index: formatNumber(place + 1),
              total: formatNumber(slides.length),
            })}
            inert={place !== index}
          >
            {content}
          </div>
        ))}
      </div>
      <div className={styles.bar}>
        <IconButton
          label={t("Previous slide")}
          aria-disabled={index === 0}
          onClick={() => index > 0 && show(index - 1)}
        >
          <IconChevronLeft size={20} stroke={1.75} aria-hidden data-mirrored />
        </IconButton>
        <span role="status" className={styles.position}>
          <bdi>{position}</bdi>
        </span>
        <IconButton
          label={t("Next slide")}
          aria-disabled={index === slides.length - 1}
          onClick={() => index < slides.length - 1 && show(index + 1)}
        >
          <IconChevronRight size={20} stroke={1.75} aria-hidden data-mirrored />
        </IconButton>
      </div>
    </section>
  );
}

/** In pixels, from the edge of the strip where reading starts. Negative to the left. */
function distanceTo(strip: Element, slide: Element) {
  return slide.getBoundingClientRect().left - strip.getBoundingClientRect().left;
}
