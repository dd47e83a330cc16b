import {
  IconCopy,
  IconDownload,
  IconFile,
  IconFileText,
  IconFileZip,
  IconMovie,
  IconMusic,
  IconPhoto,
  IconTrash,
} from "@tabler/icons-react";

import { pictureTypes, type StoredUpload } from "#contract/uploads.ts";
import { addressOfUpload } from "#demos/dropzone/web/queries.ts";
import styles from "#demos/dropzone/web/stored-file.module.css";
import { notify } from "#web/lib/alerts.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { formatDateTime, formatFileSize } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

/** Digits of a SHA-256 that tell the files of one user apart. */
const shortHash = 12;

/** A larger picture has an icon, since the whole file would be loaded for it. In bytes. */
const maxPreview = 3_000_000;

type StoredFileProps = { file: StoredUpload; onDelete: () => void };

/** A row of the stored files. */
export function StoredFile({ file, onDelete }: StoredFileProps) {
  const { t } = useTranslation();
  const { name, size, type, sha256, createdAt } = file;
  const copy = async () => {
    if (await copyText(sha256)) notify({ title: t("SHA-256 copied") });
    else notify({ title: t("Copying is not allowed"), tone: "danger" });
  };
  return (
    <li className={styles.row}>
      <Preview file={file} />
      <div className={styles.words}>
        <span className={`truncate ${styles.name}`} dir="auto" title={name}>
          {name}
        </span>
        <span className={styles.details}>
          <bdi>{formatFileSize(size)}</bdi>
          <bdi className="truncate">{type}</bdi>
          <time dateTime={createdAt}>
            <bdi>{formatDateTime(createdAt)}</bdi>
          </time>
        </span>
      </div>
      <span className={styles.hash}>
        <span className={styles.hashLabel} translate="no">
          SHA-256
        </span>
        <bdi className={styles.digits} title={sha256}>
          {sha256.slice(0, shortHash)}…
        </bdi>
        <IconButton label={t("Copy SHA-256: {{name}}", { name })} onClick={() => void copy()}>
          <IconCopy size={18} stroke={1.75} aria-hidden />
        </IconButton>
      </span>
      <span className={styles.actions}>
        <a
          className={styles.download}
          href={addressOfUpload(file)}
          download={name}
          aria-label={t("Download: {{name}}", { name })}
        >
          <IconDownload size={18} stroke={1.75} aria-hidden />
          <span className={styles.downloadText}>{t("Download")}</span>
        </a>
        <IconButton label={t("Delete: {{name}}", { name })} onClick={onDelete}>
          <IconTrash size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </span>
    </li>
  );
}

function Preview({ file }: { file: StoredUpload }) {
  const isPicture = pictureTypes.some((type) => type === file.type) && file.size <= maxPreview;
  if (isPicture) {
    return <img className={styles.preview} src={addressOfUpload(file)} alt="" width={40} height={40} loading="lazy" />;
  }
  return <span className={styles.preview}>{iconOf(file.type)}</span>;
}

function iconOf(type: string) {
  const look = { size: 20, stroke: 1.75, "aria-hidden": true };
  if (type.startsWith("image/")) return <IconPhoto {...look} />;
  if (type.startsWith("video/")) return <IconMovie {...look} />;
  if (type.startsWith("audio/")) return <IconMusic {...look} />;
  if (type.startsWith("text/") || type === "application/pdf") return <IconFileText {...look} />;
  return /zip|compressed|x-tar/.test(type) ? <IconFileZip {...look} /> : <IconFile {...look} />;
}
