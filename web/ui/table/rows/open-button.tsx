import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";

import { useTranslation } from "#web/lib/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import styles from "#web/ui/table/data-table.module.css";

type OpenButtonProps = { name: string; isOpen: boolean; onClick: () => void };

/** Opens and closes the details of a row. */
export function OpenButton({ name, isOpen, onClick }: OpenButtonProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      label={t("Details for {{name}}", { name })}
      aria-expanded={isOpen}
      className={styles.open}
      onClick={onClick}
    >
      {isOpen ? (
        <IconChevronDown size={16} stroke={1.75} aria-hidden />
      ) : (
        <IconChevronRight size={16} stroke={1.75} aria-hidden data-mirrored />
      )}
    </IconButton>
  );
}
