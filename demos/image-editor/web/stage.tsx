import "react-image-crop/dist/ReactCrop.css";

import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { type PercentCrop, ReactCrop } from "react-image-crop";

import { plainName } from "#contract/text/plain-name.ts";
import { arrowStep, handleOf } from "#demos/image-editor/web/crop/crop-keys.ts";
import { frameOf, moveCrop, placeCrop, ratioValue, resizeCrop } from "#demos/image-editor/web/crop/crop-state.ts";
import { drawPart } from "#demos/image-editor/web/draw-part.ts";
import { shownSize } from "#demos/image-editor/web/orientation.ts";
import styles from "#demos/image-editor/web/stage.module.css";
import type { Editor } from "#demos/image-editor/web/use-editor.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

type StageProps = {
  editor: Editor;
  /** 1 shows the whole picture. */
  zoom: number;
};

/** The picture with the frame of the crop, which is moved and resized with the pointer or the arrow keys. */
export function Stage({ editor, zoom }: StageProps) {
  const { t } = useTranslation();
  const { picture, edit, change, settle } = editor;
  const frame = frameOf(edit, picture);
  const view = useScrollToCrop(editor, zoom);

  const drag = ({ x, y, width, height }: PercentCrop) => {
    const part = { x: x * frame.width, y: y * frame.height, width: width * frame.width, height: height * frame.height };
    const drawn = { x: part.x / 100, y: part.y / 100, width: part.width / 100, height: part.height / 100 };
    change((state) => placeCrop(state, picture, drawn), "drag");
  };

  /** In pixels of the picture, where the library counts those of the page. */
  const onKey = (event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const handle = handleOf(event.target);
    change(
      (state) =>
        handle
          ? resizeCrop(state, picture, handle, step.right, step.down)
          : moveCrop(state, picture, step.right, step.down),
      handle ?? "move",
    );
  };

  return (
    // A picture is not mirrored in languages that are read from right to left.
    <div
      ref={view}
      className={styles.view}
      dir="ltr"
      style={{ "--ratio": frame.width / frame.height, "--zoom": zoom } as CSSProperties}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys belong to the frame in it */}
      <div className={styles.picture} onKeyDownCapture={onKey} onKeyUp={settle}>
        <ReactCrop
          className={styles.crop ?? ""}
          crop={percentOf(edit.crop, frame)}
          {...aspectOf(ratioValue(edit, picture))}
          keepSelection
          ruleOfThirds
          ariaLabels={{
            cropArea: t("Crop frame: move it with the arrow keys"),
            nwDragHandle: t("Top left corner"),
            nDragHandle: t("Top edge"),
            neDragHandle: t("Top right corner"),
            eDragHandle: t("Right edge"),
            seDragHandle: t("Bottom right corner"),
            sDragHandle: t("Bottom edge"),
            swDragHandle: t("Bottom left corner"),
            wDragHandle: t("Left edge"),
          }}
          onChange={(_, crop) => drag(crop)}
          onComplete={settle}
        >
          <Picture picture={picture} edit={edit} />
        </ReactCrop>
      </div>
    </div>
  );
}

/** The whole picture, turned and flipped. */
function Picture({ picture, edit: { orientation } }: Pick<Editor, "picture" | "edit">) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { bitmap, file } = picture;
  const { width, height } = useMemo(() => shownSize(bitmap, orientation), [bitmap, orientation]);

  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    context.clearRect(0, 0, width, height);
    drawPart(context, bitmap, { x: 0, y: 0, width: bitmap.width, height: bitmap.height }, orientation, {
      width,
      height,
    });
  }, [bitmap, orientation, width, height]);

  return (
    <canvas
      ref={canvas}
      className={styles.canvas}
      width={width}
      height={height}
      role="img"
      aria-label={t("Picture: {{name}}", { name: plainName(file.name) })}
    />
  );
}

/** Keeps the crop in view when the zoom changes. */
function useScrollToCrop({ picture, edit }: Editor, zoom: number) {
  const view = useRef<HTMLDivElement>(null);
  const middle = useRef({ x: 0.5, y: 0.5 });
  const { x, y, width, height } = edit.crop;
  const frame = frameOf(edit, picture);
  useEffect(() => {
    middle.current = { x: (x + width / 2) / frame.width, y: (y + height / 2) / frame.height };
  });
  useLayoutEffect(() => {
    const element = view.current;
    element?.scrollTo(
      middle.current.x * element.scrollWidth - element.clientWidth / 2,
      middle.current.y * element.scrollHeight - element.clientHeight / 2,
    );
  }, [zoom]);
  return view;
}

const percentOf = (crop: Editor["edit"]["crop"], frame: { width: number; height: number }): PercentCrop => ({
  unit: "%",
  x: (crop.x / frame.width) * 100,
  y: (crop.y / frame.height) * 100,
  width: (crop.width / frame.width) * 100,
  height: (crop.height / frame.height) * 100,
});

/** The library's types do not allow an undefined ratio. */
const aspectOf = (ratio: number | undefined) => (ratio === undefined ? {} : { aspect: ratio });
