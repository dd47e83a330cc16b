import type { ComponentPropsWithRef, ElementType } from "react";

import styles from "#web/ui/display/card.module.css";

type CardElement = "article" | "div" | "form" | "li" | "section";
type CardProps<Element extends CardElement> = ComponentPropsWithRef<Element> & { as?: Element };

/** The surface that content stands on. A class of the caller adds the layout and the padding. */
export function Card<Element extends CardElement = "section">({ as, className, ...rest }: CardProps<Element>) {
  const Tag = (as ?? "section") as ElementType;
  return <Tag className={[styles.card, className].filter(Boolean).join(" ")} {...rest} />;
}
