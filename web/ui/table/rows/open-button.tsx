import { IconChevronDown, IconChevronRight, IconChevronUp } from "@tabler/icons-react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import styles from "#web/ui/table/rows/open-button.module.css";

type OpenButtonProps = {
  name: string;
  isOpen: boolean;
  /** At the end of the row. */
  isAtEnd?: boolean;
  onClick: () => void;
};

/** Opens and closes the details of a row. */
export function OpenButton({ name, isOpen, isAtEnd = false, onClick }: OpenButtonProps) {
  const { t } = useTranslation();
  const Opened = isAtEnd ? IconChevronUp : IconChevronDown;
  return (
    <IconButton
      label={t("Details for {{name}}", { name })}
      aria-expanded={isOpen}
      className={styles.open}
      onClick={onClick}
    >
      {isOpen && <Opened size={16} stroke={1.75} aria-hidden />}
      {!isOpen && isAtEnd && <IconChevronDown size={16} stroke={1.75} aria-hidden />}
      {!isOpen && !isAtEnd && <IconChevronRight size={16} stroke={1.75} aria-hidden data-mirrored />}
    </IconButton>
  );
}
