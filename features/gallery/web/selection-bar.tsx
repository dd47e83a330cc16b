import { IconFolderSymlink, IconPencil, IconTrash, IconX } from "@tabler/icons-react";

import type { GalleryPicture } from "#features/gallery/contract.ts";
import styles from "#features/gallery/web/selection-bar.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Text } from "#web/ui/display/text/text.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

type SelectionBarProps = {
  selected: readonly GalleryPicture[];
  /** For a single picture. */
  onEdit: (picture: GalleryPicture) => void;
  onMove: () => void;
  onDelete: () => void;
  onClear: () => void;
};

/** What can be done with the selected pictures. It stays in view while the grid scrolls. */
export function SelectionBar({ selected, onEdit, onMove, onDelete, onClear }: SelectionBarProps) {
  const { t } = useTranslation();
  const own = selected.filter(({ isMine }) => isMine).length;
  const others = selected.length - own;
  const [first] = selected;
  return (
    <div className={styles.bar} role="group" aria-label={t("Selection")}>
      <IconButton label={t("Clear selection")} onClick={onClear}>
        <IconX size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <Stack as="span" gap="none" role="status">
        <span className={styles.count}>
          <bdi>
            {t({ one: "{{count}} picture selected", other: "{{count}} pictures selected" }, { count: selected.length })}
          </bdi>
        </span>
        {others > 0 && (
          <Text size="small" muted>
            <bdi>
              {t(
                {
                  one: "{{count}} belongs to someone else and cannot be changed",
                  other: "{{count}} belong to others and cannot be changed",
                },
                { count: others },
              )}
            </bdi>
          </Text>
        )}
      </Stack>
      <Row as="span" className={styles.actions}>
        {first?.isMine && selected.length === 1 && (
          <Button onClick={() => onEdit(first)}>
            <IconPencil size={20} stroke={1.75} aria-hidden />
            {t("Edit")}
          </Button>
        )}
        <Button disabled={own === 0} onClick={onMove}>
          <IconFolderSymlink size={20} stroke={1.75} aria-hidden />
          {t("Move to album")}
        </Button>
        <Button disabled={own === 0} onClick={onDelete}>
          <IconTrash size={20} stroke={1.75} aria-hidden />
          {t("Delete")}
        </Button>
      </Row>
    </div>
  );
}
