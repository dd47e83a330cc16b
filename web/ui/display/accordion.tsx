import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";

import styles from "#web/ui/display/accordion.module.css";

type AccordionProps = {
  /** The sections, with translated titles. */
  sections: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
  /** Whether opening a section closes the others. */
  isExclusive?: boolean;
  /** The id of the section that is open at first. */
  opened?: string;
};

/** Sections that open below their titles. The browser provides keyboard, search in the page, and exclusiveness. */
export function Accordion({ sections, isExclusive = false, opened }: AccordionProps) {
  const name = useId();
  return (
    <div className={styles.accordion}>
      {sections.map(({ id, title, content }) => (
        <details key={id} name={isExclusive ? name : undefined} open={id === opened} className={styles.section}>
          <summary className={styles.title}>
            <span dir="auto">{title}</span>
            <IconChevronDown size={16} stroke={1.75} className={styles.arrow} aria-hidden />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
