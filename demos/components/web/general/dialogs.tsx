import { useState } from "react";

import { notify } from "#web/lib/alerts.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** A dialog of at most 600 px. It keeps the focus, returns it, and asks before changes are lost. */
export function Dialogs() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState("");
  const close = () => {
    setIsOpen(false);
    setName("");
  };
  const save = () => {
    notify({ title: t("Saved"), text: name });
    close();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t("Open dialog")}</Button>
      {isOpen && (
        <Dialog title={t("New project")} hasChanges={name !== ""} onClose={close}>
          <Stack>
            <TextField
              label={t("Name")}
              name="project"
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Row>
              <Button variant="primary" disabled={name.trim() === ""} onClick={save}>
                {t("Save")}
              </Button>
              <Button onClick={close}>{t("Cancel")}</Button>
            </Row>
          </Stack>
        </Dialog>
      )}
    </>
  );
}
