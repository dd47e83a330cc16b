import { IconPhotoPlus } from "@tabler/icons-react";
import { type ChangeEvent, useRef } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";

type PictureInputProps = { isBusy: boolean; onChoose: (file: File | undefined) => void };

/** The button that opens the browser's choice of files. */
export function PictureInput({ isBusy, onChoose }: PictureInputProps) {
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
        {t("Choose image")}
      </Button>
    </>
  );
}
