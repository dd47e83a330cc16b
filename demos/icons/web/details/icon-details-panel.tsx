import { IconDetails, type IconDetailsProps } from "#demos/icons/web/details/icon-details.tsx";
import styles from "#demos/icons/web/details/icon-details.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { useIsMobile } from "#web/lib/media.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Card } from "#web/ui/display/card.tsx";

/** The details of the chosen icon: beside the grid, and in a dialog where there is no room beside it. */
export function IconDetailsPanel({ onClose, ...details }: IconDetailsProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  if (isMobile) {
    return (
      <Dialog title={details.icon.title} onClose={onClose}>
        <IconDetails {...details} />
      </Dialog>
    );
  }
  return (
    <Card as="section" className={styles.panel} aria-label={t("Details")}>
      <h2 className={styles.name} dir="auto">
        {details.icon.title}
      </h2>
      <IconDetails {...details} />
    </Card>
  );
}
