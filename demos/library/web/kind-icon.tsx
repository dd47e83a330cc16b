import {
  IconFileText,
  IconFileTypePdf,
  IconFileZip,
  IconFolder,
  IconFolderOpen,
  IconPhoto,
  IconPresentation,
  IconTable,
} from "@tabler/icons-react";

import type { LibraryKind } from "#demos/library/contract.ts";
import styles from "#demos/library/web/kind-icon.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";

const icons = {
  folder: IconFolder,
  document: IconFileText,
  spreadsheet: IconTable,
  presentation: IconPresentation,
  pdf: IconFileTypePdf,
  image: IconPhoto,
  archive: IconFileZip,
} as const satisfies Record<LibraryKind, unknown>;

type KindIconProps = { kind: LibraryKind; isOpen?: boolean; size?: number };

export function KindIcon({ kind, isOpen = false, size = 20 }: KindIconProps) {
  const Icon = kind === "folder" && isOpen ? IconFolderOpen : icons[kind];
  return <Icon size={size} stroke={1.5} className={styles.icon} data-kind={kind} aria-hidden />;
}

/** The names of the kinds, translated. */
export function useKindNames(): Record<LibraryKind, string> {
  const { t } = useTranslation();
  return {
    folder: t("Folder"),
    document: t("Document"),
    spreadsheet: t("Spreadsheet"),
    presentation: t("Presentation"),
    pdf: t("PDF document"),
    image: t("Image"),
    archive: t("Archive"),
  };
}
