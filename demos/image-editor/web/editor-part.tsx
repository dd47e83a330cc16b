import { type DragEvent, useState } from "react";

import { plainName } from "#contract/plain-name.ts";
import { CropPanel } from "#demos/image-editor/web/crop-panel.tsx";
import styles from "#demos/image-editor/web/editor-part.module.css";
import type { OpenPicture } from "#demos/image-editor/web/open-picture.ts";
import { OutputPanel } from "#demos/image-editor/web/output-panel.tsx";
import { Stage } from "#demos/image-editor/web/stage.tsx";
import { EditorToolbar } from "#demos/image-editor/web/toolbar.tsx";
import { useChoosePicture } from "#demos/image-editor/web/use-choose-picture.ts";
import { type Editor, useEditor } from "#demos/image-editor/web/use-editor.ts";
import { useHistoryKeys } from "#demos/image-editor/web/use-history-keys.ts";
import { ZoomBar } from "#demos/image-editor/web/zoom-bar.tsx";
import { useUnsavedChanges } from "#web/lib/form/use-unsaved-changes.ts";
import { formatFileSize, formatPixels } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Card } from "#web/ui/display/card.tsx";
import { hasFiles } from "#web/ui/form/dropped-files.ts";

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
    void choose(event.dataTransfer.files[0]);
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
        <EditorToolbar editor={editor} isOpening={isOpening} onChoose={(file) => void choose(file)} />
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
