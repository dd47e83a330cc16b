import { useEffect, useId, useRef, useState } from "react";

import styles from "#web/screens/profile/picture-dialog.module.css";
import { useSendPicture } from "#web/screens/profile/queries.ts";
import { type Crop, pictureSize, squareOf } from "#web/screens/profile/square.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Slider } from "#web/ui/form/numbers/slider.tsx";

type PictureDialogProps = { picture: ImageBitmap; onClose: () => void };

const wholePicture: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** Lets the person crop a picture before it replaces the current one. */
export function PictureDialog({ picture, onClose }: PictureDialogProps) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(wholePicture);
  const send = useSendPicture();

  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const { left, top, size } = squareOf(picture, crop);
    // The picture is saved without transparency, which would become black.
    context.fillStyle = "white";
    context.fillRect(0, 0, pictureSize, pictureSize);
    context.drawImage(picture, left, top, size, size, 0, 0, pictureSize, pictureSize);
  }, [picture, crop]);

  const take = () =>
    canvas.current?.toBlob((file) => file && send.mutate(file, { onSuccess: onClose }), "image/jpeg", 0.9);

  return (
    <Dialog title={t("Your picture")} hasChanges={crop !== wholePicture} onClose={onClose}>
      <div className={styles.content}>
        <canvas
          ref={canvas}
          className={styles.preview}
          width={pictureSize}
          height={pictureSize}
          role="img"
          aria-label={t("Picture preview")}
        />
        <div className={styles.ranges}>
          <Range label={t("Zoom")} min={1} max={4} value={crop.zoom} onChange={(zoom) => setCrop({ ...crop, zoom })} />
          <Range label={t("Horizontal position")} max={1} value={crop.x} onChange={(x) => setCrop({ ...crop, x })} />
          <Range label={t("Vertical position")} max={1} value={crop.y} onChange={(y) => setCrop({ ...crop, y })} />
        </div>
        <div className={styles.actions}>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button variant="primary" disabled={send.isPending} onClick={take}>
            {t("Use picture")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

type RangeProps = { label: string; min?: number; max: number; value: number; onChange: (value: number) => void };

function Range({ label, min, max, value, onChange }: RangeProps) {
  const id = useId();
  return (
    <div className={styles.range}>
      <label htmlFor={id}>{label}</label>
      <Slider id={id} step={0.01} {...{ min, max, value, onChange }} />
    </div>
  );
}
