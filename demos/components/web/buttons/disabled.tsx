import { useState } from "react";

import { notify } from "#web/lib/alerts.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { CheckboxField } from "#web/ui/form/checkbox-field.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** A disabled button says beside it what is missing. A form keeps its button enabled, and shows its errors instead. */
export function Disabled() {
  const { t } = useTranslation();
  const [isChecked, setIsChecked] = useState(false);
  return (
    <Stack>
      <CheckboxField label={t("I have made a backup")} value={isChecked} onChange={setIsChecked} />
      <div>
        <Button disabled={!isChecked} onClick={() => notify({ title: t("Archive deleted") })}>
          {t("Delete archive")}
        </Button>
      </div>
    </Stack>
  );
}
