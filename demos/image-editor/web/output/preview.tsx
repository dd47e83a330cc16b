import { useEffect, useRef } from "react";

import { pictureCrop } from "#demos/image-editor/web/crop/crop-state.ts";
import { drawPart } from "#demos/image-editor/web/draw-part.ts";
import { fitInto } from "#web/lib/pictures/picture-size.ts";
import styles from "#demos/image-editor/web/output/preview.module.css";
import type { Editor } from "#demos/image-editor/web/use-editor.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

/** In pixels; twice the size on the page, for sharp screens. */
const bounds = { width: 560, height: 320 };

/** The cropped picture. */
export function Preview({ picture, edit }: Pick<Editor, "picture" | "edit">) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = fitInto(edit.crop, bounds);

  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const { bitmap } = picture;
    const part = pictureCrop(edit, picture);
    const scale = { x: bitmap.width / picture.width, y: bitmap.height / picture.height };
    const shownPart = {
      x: part.x * scale.x,
      y: part.y * scale.y,
      width: part.width * scale.x,
      height: part.height * scale.y,
    };
    context.clearRect(0, 0, width, height);
    drawPart(context, bitmap, shownPart, edit.orientation, { width, height });
  }, [picture, edit, width, height]);

  return (
    <div className={styles.preview}>
      <canvas
        ref={canvas}
        className={styles.picture}
        width={width}
        height={height}
        role="img"
        aria-label={t("Preview")}
      />
    </div>
  );
}
