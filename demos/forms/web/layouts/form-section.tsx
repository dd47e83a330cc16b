import { type ReactNode, useId } from "react";

import styles from "#demos/forms/web/layouts/form-section.module.css";

type FormSectionProps = {
  /** Translated. */
  title: string;
  description?: string;
  children: ReactNode;
};

/** A titled group of fields in a long form. */
export function FormSection({ title, description, children }: FormSectionProps) {
  const id = useId();
  return (
    <div role="group" className={styles.section} aria-labelledby={id} aria-describedby={description && `${id}-text`}>
      <div>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {description && (
          <p id={`${id}-text`} className={styles.description}>
            {description}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
