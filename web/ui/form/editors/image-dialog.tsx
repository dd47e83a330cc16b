import { useId, useState } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import styles from "#web/ui/form/editors/insert-dialogs.module.css";
import { shrinkImage } from "#web/ui/form/editors/shrink-image.ts";
import { TextField } from "#web/ui/form/text-field.tsx";

type InsertedImage = { src: string; alt: string; width: number; height: number };

type ImageDialogProps = { onClose: () => void; onInsert: (image: InsertedImage) => void };

/** Asks for an image file and its alternative text. */
export function ImageDialog({ onClose, onInsert }: ImageDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState("");
  const [error, setError] = useState("");
  const submit = async () => {
    if (!file) return setError(t("Choose an image"));
    try {
      onInsert({ ...(await shrinkImage(file)), alt: alt.trim() });
    } catch {
      setError(t("Choose a PNG, JPEG, GIF or WebP image"));
    }
    return undefined;
  };
  return (
    <Dialog title={t("Insert image")} onClose={onClose} hasChanges={file !== undefined}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className={styles.file}>
          <label htmlFor={id}>{t("Image file")}</label>
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg,image/gif,image/webp"
            aria-invalid={error !== "" || undefined}
            aria-describedby={`${id}-note`}
            onChange={({ target }) => {
              setFile(target.files?.[0]);
              setError("");
            }}
          />
          <p id={`${id}-note`} className={error === "" ? styles.note : styles.error} role={error ? "alert" : undefined}>
            {error || t("Scaled to at most 1200 pixels and 150 KB. A document holds up to 800 KB.")}
          </p>
        </div>
        <TextField
          label={t("Alternative text")}
          description={t("Describes the image to people who cannot see it.")}
          maxLength={300}
          dir="auto"
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary">
            {t("Insert image")}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {t("Cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
