import { IconMinus, IconPlus } from "@tabler/icons-react";
import { type DragEvent, useEffect, useEffectEvent, useState } from "react";

import { plainName } from "#contract/text/plain-name.ts";
import { CropPanel } from "#demos/image-editor/web/crop/crop-panel.tsx";
import styles from "#demos/image-editor/web/editor-part.module.css";
import type { OpenPicture } from "#demos/image-editor/web/open-picture.ts";
import { OutputPanel } from "#demos/image-editor/web/output/output-panel.tsx";
import { Stage } from "#demos/image-editor/web/stage.tsx";
import { EditorToolbar } from "#demos/image-editor/web/toolbar.tsx";
import { useChoosePicture } from "#demos/image-editor/web/use-choose-picture.ts";
import { type Editor, useEditor } from "#demos/image-editor/web/use-editor.ts";
import { useUnsavedChanges } from "#web/lib/form/use-unsaved-changes.ts";
import { formatFileSize, formatNumber, formatPixels } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { hasFiles } from "#web/ui/form/files/dropped-files.ts";
import { Slider } from "#web/ui/form/numbers/slider.tsx";

/** The picture beside its tools. */
export function EditorPart({ sample }: { sample: OpenPicture }) {
  const { t } = useTranslation();
  const editor = useEditor(sample);
  const { choose, isOpening } = useChoosePicture(editor);
  const [zoom, setZoom] = useState(1);
  const [isOver, setIsOver] = useState(false);
  useHistoryKeys(editor);
  useUnsavedChanges(editor.hasChanges);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    choose(event.dataTransfer.files[0]);
  };
  const dragOver = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    setIsOver(true);
  };
  const dragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    // Entering a child is no leaving.
    if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
  };

  return (
    <div className={styles.editor}>
      <Card
        className={styles.work}
        aria-label={t("Picture")}
        aria-busy={isOpening}
        data-over={isOver || undefined}
        onDragOver={dragOver}
        onDragLeave={dragLeave}
        onDrop={drop}
      >
        <EditorToolbar editor={editor} isOpening={isOpening} onChoose={choose} />
        <Stage editor={editor} zoom={zoom} />
        <div className={styles.foot}>
          <PictureFacts picture={editor.picture} />
          <ZoomBar zoom={zoom} onChange={setZoom} />
        </div>
      </Card>
      <div className={styles.tools}>
        <CropPanel editor={editor} />
        <OutputPanel editor={editor} />
      </div>
    </div>
  );
}

/** The name of the file, and its size. */
function PictureFacts({ picture: { file, width, height } }: Pick<Editor, "picture">) {
  return (
    <p className={styles.facts}>
      <bdi className={styles.name}>{plainName(file.name)}</bdi>
      <bdi>{formatPixels(width, height)}</bdi>
      <bdi>{formatFileSize(file.size)}</bdi>
    </p>
  );
}

/** Fields have their own undo. */
const textField = "input:not([type=checkbox], [type=radio], [type=button], [type=range]), textarea, select";

/** Ctrl+Z (⌘Z) undoes, Ctrl+Shift+Z and Ctrl+Y redo. With nothing to undo, the keys are left to the page. */
function useHistoryKeys({ canUndo, canRedo, undo, redo }: Editor) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event);
    if (action === undefined || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    if (event.target instanceof Element && event.target.closest(textField)) return;
    if (!(action === "undo" ? canUndo : canRedo)) return;
    event.preventDefault();
    if (action === "undo") undo();
    else redo();
  });

  useEffect(() => {
    // On the document, so that it comes before the page's own undo, which listens on the window.
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

function actionOf({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): "undo" | "redo" | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  if (key.toLowerCase() === "z") return shiftKey ? "redo" : "undo";
  return key.toLowerCase() === "y" && !shiftKey ? "redo" : undefined;
}

const minZoom = 1;
const maxZoom = 5;
const step = 0.25;

type ZoomBarProps = { zoom: number; onChange: (zoom: number) => void };

/** How large the picture is shown. The result does not change. */
function ZoomBar({ zoom, onChange }: ZoomBarProps) {
  const { t } = useTranslation();
  const zoomBy = (difference: number) => onChange(Math.min(maxZoom, Math.max(minZoom, zoom + difference)));
  const percent = formatNumber(zoom, { style: "percent" });
  return (
    <div className={styles.bar}>
      <IconButton label={t("Zoom out")} aria-disabled={zoom <= minZoom} onClick={() => zoomBy(-step)}>
        <IconMinus size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <Slider
        min={minZoom}
        max={maxZoom}
        step={step}
        value={zoom}
        aria-label={t("Zoom")}
        aria-valuetext={percent}
        onChange={onChange}
      />
      <IconButton label={t("Zoom in")} aria-disabled={zoom >= maxZoom} onClick={() => zoomBy(step)}>
        <IconPlus size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <bdi className={styles.percent}>{percent}</bdi>
    </div>
  );
}
