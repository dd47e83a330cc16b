import { IconCamera, IconCloudUpload } from "@tabler/icons-react";
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { useHasCamera } from "#web/lib/media.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { filesOf, hasFiles } from "#web/ui/form/files/dropped-files.ts";
import styles from "#web/ui/form/files/file-drop.module.css";

type FileDropProps = {
  /** The accessible name of the area, translated. */
  label: string;
  /** What can be chosen, as the attribute of a file field. Dropped and pasted files are not checked. */
  accept?: string;
  /** Limits, or what the files are for. */
  hint?: ReactNode;
  onFiles: (files: readonly File[]) => void;
};

/**
 * A place for files: they are chosen, dropped on it, pasted anywhere on the screen, or taken with the camera of a touch
 * device. The caller judges them.
 */
export function FileDrop({ label, accept = "", hint, onFiles }: FileDropProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const hasCamera = useHasCamera();
  usePastedFiles(onFiles);

  /** Opens the chooser of the system, or its camera. */
  const choose = (isPhoto: boolean) => {
    const input = field.current;
    if (!input) return;
    input.accept = isPhoto ? "image/*" : accept;
    input.toggleAttribute("capture", isPhoto);
    if (isPhoto) input.setAttribute("capture", "environment");
    input.click();
  };
  const drag = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    setIsOver(true);
  };
  const leave = (event: DragEvent<HTMLElement>) => {
    // Entering a child is no leaving.
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const files = filesOf(event.dataTransfer);
    if (files.length > 0) onFiles(files);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is an addition to the button
    <div
      role="group"
      aria-label={label}
      className={styles.area}
      data-over={isOver || undefined}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={leave}
      onDrop={drop}
    >
      <span className={styles.sign}>
        <IconCloudUpload size={32} stroke={1.5} aria-hidden />
      </span>
      <p className={styles.title}>
        {isOver ? t("Release to add the files") : hasCamera ? t("Add files") : t("Drop or paste files here")}
      </p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => choose(false)}>
          {t("Choose files")}
        </Button>
        {hasCamera && (
          <Button onClick={() => choose(true)}>
            <IconCamera size={20} stroke={1.75} aria-hidden />
            {t("Take a photo")}
          </Button>
        )}
      </div>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <input
        ref={field}
        type="file"
        multiple
        hidden
        accept={accept}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // So that the same file can be chosen again.
          currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </div>
  );
}

/** Receives files that are pasted anywhere but into a field, and keeps the browser from opening files dropped elsewhere. */
function usePastedFiles(onFiles: (files: readonly File[]) => void) {
  const receive = useEffectEvent(onFiles);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = event.clipboardData ? filesOf(event.clipboardData) : [];
      if (files.length === 0) return;
      event.preventDefault();
      receive(files);
    };
    const refuse = (event: globalThis.DragEvent) => {
      if (event.dataTransfer && hasFiles(event.dataTransfer)) event.preventDefault();
    };
    addEventListener("paste", paste);
    addEventListener("dragover", refuse);
    addEventListener("drop", refuse);
    return () => {
      removeEventListener("paste", paste);
      removeEventListener("dragover", refuse);
      removeEventListener("drop", refuse);
    };
  }, []);
}
