import { IconFile, IconX } from "@tabler/icons-react";
import { useRef } from "react";

import { plainName } from "#contract/text/plain-name.ts";
import { formatFileSize } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { type ControlProps, Field, useField } from "#web/ui/form/field.tsx";
import styles from "#web/ui/form/files/file-field.module.css";

type FileFieldProps = ControlProps<readonly File[]> & {
  /** As the attribute of an `input`: `.pdf,image/*`. */
  accept?: string;
  multiple?: boolean;
};

/** Files that are sent with a form. `FileDrop` is for uploads with progress. */
export function FileField({
  value,
  onChange,
  onBlur,
  disabled,
  readOnly,
  accept,
  multiple = false,
  ...field
}: FileFieldProps) {
  const { t } = useTranslation();
  const { id, inputProps } = useField(field);
  const input = useRef<HTMLInputElement>(null);
  const isFixed = disabled || readOnly;
  const remove = (file: File) => {
    onChange(value.filter((other) => other !== file));
    input.current?.focus();
  };
  return (
    <Field id={id} {...field}>
      <span className={styles.pick}>
        <input
          ref={input}
          type="file"
          className={styles.input}
          name={field.name}
          aria-required={field.required}
          {...inputProps}
          {...{ accept, multiple, onBlur }}
          disabled={isFixed}
          onChange={(event) => {
            onChange([...(multiple ? value : []), ...(event.currentTarget.files ?? [])]);
            // The same file can be chosen again after it was removed.
            event.currentTarget.value = "";
          }}
        />
        {/* The browser's own words are in its language, which need not be that of the page. */}
        <span className={styles.shown} aria-hidden>
          <span className={styles.button}>{multiple ? t("Choose files") : t("Choose file")}</span>
          <span className="truncate">{value.length === 0 && t("No file chosen")}</span>
        </span>
      </span>
      {value.length > 0 && (
        <ul className={styles.files}>
          {value.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.file}>
              <IconFile size={16} stroke={1.75} aria-hidden />
              <span className="truncate" dir="auto">
                {plainName(file.name)}
              </span>
              <bdi className={styles.size}>{formatFileSize(file.size)}</bdi>
              {!isFixed && (
                <IconButton label={t("Remove: {{name}}", { name: plainName(file.name) })} onClick={() => remove(file)}>
                  <IconX size={16} stroke={1.75} aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </Field>
  );
}
