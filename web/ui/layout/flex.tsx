import type { ComponentPropsWithRef, ElementType } from "react";

import styles from "#web/ui/layout/layout.module.css";

/** 0, 2, 4, 8, 12, 16 or 24 px. */
export type Gap = "none" | "hairline" | "tiny" | "small" | "compact" | "medium" | "large";

export type Align = "start" | "center" | "end" | "baseline" | "stretch";
export type Justify = "start" | "center" | "end" | "between";

/** The elements that rows and stacks can be. Lists, paragraphs and groups of fields lose their own space, signs and border. */
export type FlexElement =
  | "article"
  | "aside"
  | "div"
  | "fieldset"
  | "footer"
  | "form"
  | "header"
  | "li"
  | "nav"
  | "ol"
  | "p"
  | "section"
  | "span"
  | "ul";

/** The attributes of the element that a row or a stack is. */
export type FlexAttributes<Tag extends FlexElement> = ComponentPropsWithRef<Tag>;

type FlexProps = {
  as: FlexElement | undefined;
  direction: "row" | "stack";
  gap?: Gap | undefined;
  lineGap?: Gap | undefined;
  align?: Align | undefined;
  justify?: Justify | undefined;
  nowrap?: boolean | undefined;
  grow?: boolean | undefined;
  className?: string | undefined;
};

/** What rows and stacks have in common. Screens use `Row` and `Stack`. */
export function Flex({
  as = "div",
  direction,
  gap,
  lineGap,
  align,
  justify,
  nowrap,
  grow,
  className,
  ...attributes
}: FlexProps) {
  const Tag = as as ElementType;
  return (
    <Tag
      className={[styles[direction], className].filter(Boolean).join(" ")}
      data-gap={gap}
      data-line-gap={lineGap}
      data-align={align}
      data-justify={justify}
      data-nowrap={nowrap || undefined}
      data-grow={grow || undefined}
      {...attributes}
    />
  );
}
