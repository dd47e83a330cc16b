import { IconPencil, IconStar, IconStarFilled, IconTrash } from "@tabler/icons-react";
import { useState } from "react";

import { offerUndo } from "#web/lib/changes/undo.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Row } from "#web/ui/layout/row.tsx";

const title = "Quarterly report";

/** For actions whose icon everyone knows. The label is the accessible name and the tooltip. */
export function IconButtons() {
  const { t } = useTranslation();
  const [isStarred, setIsStarred] = useState(false);
  const [name, setName] = useState<string | undefined>(title);
  const remove = () => {
    setName(undefined);
    offerUndo({ title: t("Document deleted"), text: title, undo: () => setName(title) });
  };
  return (
    <Row>
      <span dir="auto">{name ?? t("Nothing here")}</span>
      <IconButton label={t("Favourite")} aria-pressed={isStarred} onClick={() => setIsStarred(!isStarred)}>
        {isStarred ? <IconStarFilled size={20} aria-hidden /> : <IconStar size={20} stroke={1.75} aria-hidden />}
      </IconButton>
      <IconButton label={t("Rename")} onClick={() => setName(name === title ? "Annual report" : title)}>
        <IconPencil size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton label={t("Delete")} disabled={name === undefined} onClick={remove}>
        <IconTrash size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </Row>
  );
}
