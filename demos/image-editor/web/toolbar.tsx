import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconFlipHorizontal,
  IconFlipVertical,
  IconPhotoPlus,
  IconRestore,
  IconRotate2,
  IconRotateClockwise2,
} from "@tabler/icons-react";
import { type ChangeEvent, useRef } from "react";

import { flipPicture, isSameEdit, startEdit, turnPicture } from "#demos/image-editor/web/crop/crop-state.ts";
import styles from "#demos/image-editor/web/toolbar.module.css";
import type { Editor } from "#demos/image-editor/web/use-editor.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Toolbar } from "#web/ui/actions/toolbar.tsx";

type EditorToolbarProps = { editor: Editor; isOpening: boolean; onChoose: (file: File | undefined) => void };

const icon = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

/** Chooses a picture, turns and flips it, and takes steps back. */
export function EditorToolbar({ editor, isOpening, onChoose }: EditorToolbarProps) {
  const { t } = useTranslation();
  const { picture, edit, change, canUndo, canRedo, undo, redo } = editor;
  return (
    <Toolbar label={t("Tools")} className={styles.toolbar}>
      <PictureInput isBusy={isOpening} onChoose={onChoose} />
      <div className={styles.group}>
        <IconButton label={t("Rotate left")} onClick={() => change((state) => turnPicture(state, picture, "left"))}>
          <IconRotate2 {...icon} />
        </IconButton>
        <IconButton label={t("Rotate right")} onClick={() => change((state) => turnPicture(state, picture, "right"))}>
          <IconRotateClockwise2 {...icon} />
        </IconButton>
        <IconButton
          label={t("Flip horizontally")}
          onClick={() => change((state) => flipPicture(state, picture, "horizontal"))}
        >
          <IconFlipVertical {...icon} />
        </IconButton>
        <IconButton
          label={t("Flip vertically")}
          onClick={() => change((state) => flipPicture(state, picture, "vertical"))}
        >
          <IconFlipHorizontal {...icon} />
        </IconButton>
      </div>
      <div className={styles.group}>
        <IconButton label={t("Undo")} aria-disabled={!canUndo} onClick={undo}>
          <IconArrowBackUp {...icon} data-mirrored />
        </IconButton>
        <IconButton label={t("Redo")} aria-disabled={!canRedo} onClick={redo}>
          <IconArrowForwardUp {...icon} data-mirrored />
        </IconButton>
        <IconButton
          label={t("Reset")}
          aria-disabled={isSameEdit(edit, startEdit(picture))}
          onClick={() => change(() => startEdit(picture))}
        >
          <IconRestore {...icon} />
        </IconButton>
      </div>
    </Toolbar>
  );
}

type PictureInputProps = { isBusy: boolean; onChoose: (file: File | undefined) => void };

/** The button that opens the browser's choice of files. */
function PictureInput({ isBusy, onChoose }: PictureInputProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onChoose(currentTarget.files?.[0]);
    // Allows choosing the same file again.
    currentTarget.value = "";
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/gif,image/webp,image/avif,image/bmp"
        hidden
        aria-label={t("Image file")}
        onChange={choose}
      />
      <Button aria-disabled={isBusy} onClick={() => !isBusy && input.current?.click()}>
        <IconPhotoPlus size={18} stroke={1.75} aria-hidden />
        <span className="visually-hidden-on-phones">{t("Choose image")}</span>
      </Button>
    </>
  );
}
