import { type ReactNode, Suspense } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import popover from "#web/ui/actions/popover.module.css";
import { usePopover } from "#web/ui/actions/use-popover.ts";

type DropdownProps = {
  /** The button's accessible name, translated. */
  label: string;
  /** The panel's name, if it differs from the button's. */
  title?: string;
  icon: ReactNode;
  className?: string | undefined;
  /** Called on hover and focus, before the panel opens. */
  onApproach?: () => void;
  /** The panel's content, rendered while it is open. */
  children: (close: () => void) => ReactNode;
};

/** An icon button that opens a panel below itself. */
export function Dropdown({ label, title = label, icon, className, onApproach, children }: DropdownProps) {
  const { t } = useTranslation();
  const { isOpen, close, buttonProps, panelProps } = usePopover();
  return (
    <>
      <IconButton
        label={label}
        className={className}
        aria-haspopup="dialog"
        onPointerEnter={onApproach}
        onFocus={onApproach}
        {...buttonProps}
      >
        {icon}
      </IconButton>
      <div {...panelProps} role="dialog" aria-label={title} className={popover.panel}>
        {isOpen && <Suspense fallback={<p className={popover.empty}>{t("Loading")}</p>}>{children(close)}</Suspense>}
      </div>
    </>
  );
}
