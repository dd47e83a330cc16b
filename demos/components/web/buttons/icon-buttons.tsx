import { IconPencil, IconStar, IconStarFilled, IconTrash } from "@tabler/icons-react";
import { useState } from "react";

import { offerUndo } from "#web/lib/changes/undo.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Row } from "#web/ui/layout/row.tsx";

/** For actions whose icon everyone knows. The label is the accessible name and the tooltip. */
export function IconButtons() {
  const { t } = useTranslation();
  const [isStarred, setIsStarred] = useState(false);
  const [isMonthly, setIsMonthly] = useState(false);
  const [isDeleted, setIsDeleted] = useState(false);
  const name = isMonthly ? t("Monthly report") : t("Quarterly report");
  const remove = () => {
    setIsDeleted(true);
    offerUndo({ title: t("Document deleted"), text: name, undo: () => setIsDeleted(false) });
  };
  return (
    <Row>
      <span dir="auto">{isDeleted ? t("Nothing here") : name}</span>
      <IconButton label={t("Favorite")} aria-pressed={isStarred} onClick={() => setIsStarred(!isStarred)}>
        {isStarred ? <IconStarFilled size={20} aria-hidden /> : <IconStar size={20} stroke={1.75} aria-hidden />}
      </IconButton>
      <IconButton label={t("Rename")} disabled={isDeleted} onClick={() => setIsMonthly(!isMonthly)}>
        <IconPencil size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton label={t("Delete")} disabled={isDeleted} onClick={remove}>
        <IconTrash size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </Row>
  );
}
