import { useState } from "react";

import type { ExampleState } from "#demos/forms/web/elements/example-state.ts";
import { PasswordField } from "#web/ui/form/password-field.tsx";
import { useTranslation } from "#web/lib/i18n.ts";

/** A new password, with its strength. `TextField` with `type="password"` has none. */
export function PasswordExample(state: ExampleState) {
  const { t } = useTranslation();
  const [value, setValue] = useState("correct horse");
  return (
    <PasswordField
      label={t("Password")}
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      {...state}
    />
  );
}
