import { type FormEvent, useState } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { OutsideForm } from "#web/ui/dialog/outside-form.tsx";
import styles from "#web/ui/form/editors/insert-dialogs.module.css";
import { toLinkAddress } from "#web/ui/form/editors/link-address.ts";
import { TextField } from "#web/ui/form/text/text-field.tsx";

type LinkDialogProps = {
  /** The address of the current link; empty for a new one. */
  initial: string;
  onClose: () => void;
  /** @param address without one, the link is removed */
  onSave: (address?: string) => void;
};

/** Asks for the address of a link. */
export function LinkDialog({ initial, onClose, onSave }: LinkDialogProps) {
  const { t } = useTranslation();
  const [address, setAddress] = useState(initial);
  const [isRefused, setIsRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = toLinkAddress(address);
    setIsRefused(checked === undefined);
    if (checked !== undefined) onSave(checked);
  };
  return (
    <OutsideForm>
      <Dialog title={t("Link")} onClose={onClose}>
        <form className={styles.form} onSubmit={submit} noValidate>
          <TextField
            label={t("Link address")}
            placeholder="https://example.org/"
            dir="ltr"
            value={address}
            error={isRefused && t("Enter a web address or an email address")}
            onChange={({ target }) => setAddress(target.value)}
          />
          <div className={styles.actions}>
            <Button type="submit" variant="primary">
              {t("Insert link")}
            </Button>
            {initial !== "" && <Button onClick={() => onSave()}>{t("Remove link")}</Button>}
            <Button variant="subtle" onClick={onClose}>
              {t("Cancel")}
            </Button>
          </div>
        </form>
      </Dialog>
    </OutsideForm>
  );
}
