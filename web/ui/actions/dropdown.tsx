import { type ReactNode, Suspense } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import popover from "#web/ui/actions/popover.module.css";
import { usePopover } from "#web/ui/actions/use-popover.ts";

type DropdownProps = {
  /** The button's name, translated. */
  label: string;
  /** The panel's name, where the button's says more than that. */
  title?: string;
  icon: ReactNode;
  className?: string | undefined;
  /** Called when the panel is about to be wanted. */
  onApproach?: () => void;
  /** What is shown while it is open. */
  children: (close: () => void) => ReactNode;
};

/** An icon that opens a panel below itself. */
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
