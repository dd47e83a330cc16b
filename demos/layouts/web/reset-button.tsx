import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";

type ResetButtonProps = { isOff: boolean; onReset: () => void };

/** Returns to the default layout. `aria-disabled` keeps the focus of the person who has just pressed it. */
export function ResetButton({ isOff, onReset }: ResetButtonProps) {
  const { t } = useTranslation();
  return (
    <Button aria-disabled={isOff} onClick={() => !isOff && onReset()}>
      {t("Reset")}
    </Button>
  );
}
