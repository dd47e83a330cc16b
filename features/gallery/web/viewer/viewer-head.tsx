import { IconDownload, IconPencil, IconTrash, IconX } from "@tabler/icons-react";

import type { GalleryPicture, ShownPicture } from "#features/gallery/contract.ts";
import styles from "#features/gallery/web/viewer/viewer.module.css";
import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Row } from "#web/ui/layout/row.tsx";

type ViewerHeadProps = {
  /** Undefined while unknown. */
  shown: ShownPicture | undefined;
  onEdit: (picture: GalleryPicture) => void;
  onDelete: (picture: GalleryPicture) => void;
  onClose: () => void;
};

/** The position of the picture, and what can be done with it. */
export function ViewerHead({ shown, onEdit, onDelete, onClose }: ViewerHeadProps) {
  const { t } = useTranslation();
  const picture = shown?.picture;
  return (
    <Row gap="tiny" nowrap className={styles.head}>
      <p className={styles.position} role="status">
        {shown && shown.position > 0 && (
          <bdi>
            {t("{{index}} of {{total}}", {
              index: formatNumber(shown.position),
              total: formatNumber(shown.total),
            })}
          </bdi>
        )}
        <span className="visually-hidden">{picture?.caption}</span>
      </p>
      {picture && (
        <a
          href={picture.address}
          download={downloadName(picture)}
          className={styles.tool}
          aria-label={t("Download")}
          title={t("Download")}
        >
          <IconDownload size={20} stroke={1.75} aria-hidden />
        </a>
      )}
      {picture?.isMine && (
        <>
          <IconButton label={t("Edit")} onClick={() => onEdit(picture)}>
            <IconPencil size={20} stroke={1.75} aria-hidden />
          </IconButton>
          <IconButton label={t("Delete")} onClick={() => onDelete(picture)}>
            <IconTrash size={20} stroke={1.75} aria-hidden />
          </IconButton>
        </>
      )}
      <IconButton label={t("Close")} onClick={onClose}>
        <IconX size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </Row>
  );
}

/** For files of the website. An upload has the name of its file, which the server sends. */
const downloadName = ({ caption, address }: GalleryPicture) => {
  const ending = /\.[a-z]+$/.exec(address)?.[0] ?? "";
  return `${caption}${ending}`;
};
