import { IconAlertCircle } from "@tabler/icons-react";

import type { FieldErrors } from "#web/lib/form/form.ts";
import { focusField } from "#web/lib/form/form.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import styles from "#web/ui/form/error-summary.module.css";

type ErrorSummaryProps = {
  errors: FieldErrors;
  /** The labels of the fields, translated, in the order of the form. */
  labels: Readonly<Record<string, string>>;
};

/** The number of fields that are listed; the others follow once these are corrected. */
const maxListed = 3;

/** Counts the invalid fields of a long form, and lists the first, each with a link that focuses it. */
export function ErrorSummary({ errors, labels }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const invalid = Object.keys(labels).filter((name) => errors[name] !== undefined);
  if (invalid.length === 0) return null;
  return (
    <nav className={styles.summary} aria-label={t("Fields to correct")}>
      <p className={styles.title}>
        <IconAlertCircle size={20} stroke={1.75} aria-hidden />
        <bdi>
          {t({ one: "{{count}} field to correct", other: "{{count}} fields to correct" }, { count: invalid.length })}
        </bdi>
      </p>
      <ul className={styles.list}>
        {invalid.slice(0, maxListed).map((name) => (
          <li key={name}>
            <button
              type="button"
              className={styles.link}
              onClick={(event) => focusField(event.currentTarget.form, name)}
            >
              {labels[name]}
            </button>
            <span className={styles.error}>
              {": "}
              <bdi>{errors[name]}</bdi>
            </span>
          </li>
        ))}
        {invalid.length > maxListed && (
          <li className={styles.error}>
            <bdi>{t({ one: "{{count}} more", other: "{{count}} more" }, { count: invalid.length - maxListed })}</bdi>
          </li>
        )}
      </ul>
    </nav>
  );
}
