import type { ComponentPropsWithRef, ElementType } from "react";

import styles from "#web/ui/display/text/text.module.css";

type TextElement = "a" | "bdi" | "dt" | "h2" | "h3" | "p" | "span" | "time";

type TextProps<Tag extends TextElement> = ComponentPropsWithRef<Tag> & {
  /** The element, if another than `span`. Headings and paragraphs have no space around them. */
  as?: Tag;
  /** 12, 13, 14 or 16 px; inherited by default. */
  size?: "tiny" | "small" | "medium" | "large";
  /** Secondary, in the color of captions. */
  muted?: boolean;
  weight?: "normal" | "medium" | "bold";
  /** Digits of the same width, for numbers that change or stand below each other. */
  tabular?: boolean;
};

/** Text in a size and weight of the scale. A class of the caller adds what is special. */
export function Text<Tag extends TextElement = "span">({
  as,
  size,
  muted,
  weight,
  tabular,
  className,
  ...attributes
}: TextProps<Tag>) {
  const Element = (as ?? "span") as ElementType;
  return (
    <Element
      className={[styles.text, className].filter(Boolean).join(" ")}
      data-size={size}
      data-muted={muted || undefined}
      data-weight={weight}
      data-tabular={tabular || undefined}
      {...attributes}
    />
  );
}
