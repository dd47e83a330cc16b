import type { Editor } from "@tiptap/react";
import { type FormEvent, useId, useState } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { OutsideForm } from "#web/ui/dialog/outside-form.tsx";
import styles from "#web/ui/form/editors/insert-dialogs.module.css";
import type { ImageAttributes } from "#web/ui/form/editors/images/place-image.ts";
import { readImage } from "#web/ui/form/editors/images/read-image.ts";
import { TextField } from "#web/ui/form/text/text-field.tsx";

type ImageDialogProps = {
  editor: Editor;
  /** The alternative text of the selected image, which is changed; without one, a new image is inserted. */
  initialAlt: string | undefined;
  onClose: () => void;
  onInsert: (image: ImageAttributes) => void;
  onDescribe: (alt: string) => void;
};

/** Asks for an image file and its alternative text; only for the text if an image is selected. */
export function ImageDialog({ editor, initialAlt, onClose, onInsert, onDescribe }: ImageDialogProps) {
  const { t } = useTranslation();
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState(initialAlt ?? "");
  const [error, setError] = useState("");
  const isNew = initialAlt === undefined;

  const insert = async () => {
    if (!file) return setError(t("Choose an image"));
    const { image, refusal } = await readImage(editor, file);
    if (image) onInsert({ ...image, alt: alt.trim() });
    else setError(t(refusal));
    return undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isNew) void insert();
    else onDescribe(alt.trim());
  };

  const title = isNew ? t("Insert image") : t("Describe image");
  return (
    <OutsideForm>
      <Dialog title={title} onClose={onClose} hasChanges={file !== undefined || alt !== (initialAlt ?? "")}>
        <form className={styles.form} noValidate onSubmit={submit}>
          {isNew && (
            <FileField
              error={error}
              onChoose={(chosen) => {
                setFile(chosen);
                setError("");
              }}
            />
          )}
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
              {isNew ? t("Insert image") : t("Save")}
            </Button>
            <Button variant="subtle" onClick={onClose}>
              {t("Cancel")}
            </Button>
          </div>
        </form>
      </Dialog>
    </OutsideForm>
  );
}

type FileFieldProps = { error: string; onChoose: (file: File | undefined) => void };

function FileField({ error, onChoose }: FileFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles.file}>
      <label htmlFor={id}>{t("Image file")}</label>
      <input
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/gif,image/webp"
        aria-invalid={error !== "" || undefined}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChoose(target.files?.[0])}
      />
      <p id={`${id}-note`} className={error === "" ? styles.note : styles.error} role={error ? "alert" : undefined}>
        {error || t("Scaled to at most 1200 pixels and 150 KB. A document holds up to 800 KB.")}
      </p>
    </div>
  );
}
