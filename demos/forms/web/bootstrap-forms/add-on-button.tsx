import type { IconX } from "@tabler/icons-react";

import { Button } from "#web/ui/actions/button.tsx";
import styles from "#demos/forms/web/bootstrap-forms/bootstrap-forms.module.css";

type AddOnButtonProps = {
  /** The accessible name and tooltip, translated. */
  label: string;
  icon: typeof IconX;
  isDisabled?: boolean;
  onClick: () => void;
};

/** A button that is joined to a text field. It keeps the focus while it is disabled. */
export const AddOnButton = ({ label, icon: Icon, isDisabled = false, onClick }: AddOnButtonProps) => (
  <Button
    className={styles.addOn}
    aria-label={label}
    title={label}
    aria-disabled={isDisabled}
    onClick={() => !isDisabled && onClick()}
  >
    <Icon size={20} stroke={1.75} aria-hidden />
  </Button>
);
