import type { LibraryActions } from "#demos/library/web/use-library-actions.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { ConflictDialog } from "#web/ui/dialog/conflict-dialog.tsx";

/** Asks which of two names is kept. */
export function RenameConflict({ asked }: { asked: NonNullable<LibraryActions["asked"]> }) {
  const { t } = useTranslation();
  const { mine, theirs, onChoose } = asked;
  return (
    <ConflictDialog
      title={t("This name was changed elsewhere")}
      rows={theirs && [{ label: t("Name"), mine: mine.name ?? "", theirs: theirs.name }]}
      onChoose={onChoose}
    />
  );
}
