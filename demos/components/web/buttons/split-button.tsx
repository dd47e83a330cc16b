import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";
import { Row } from "#web/ui/layout/row.tsx";

/** The usual action as a button, with the others of its kind in a menu beside it. */
export function SplitButton() {
  const { t } = useTranslation();
  const [done, setDone] = useState<string>();
  const choices = [
    { key: "draft", label: t("Save as draft") },
    { key: "copy", label: t("Save as copy") },
  ];
  return (
    <>
      <Row>
        <Button onClick={() => setDone(t("Save"))}>{t("Save")}</Button>
        <Menu
          label={t("More ways to save")}
          choices={choices}
          onChoose={(key) => setDone(choices.find((each) => each.key === key)?.label)}
          button={(props) => (
            <IconButton label={t("More ways to save")} {...props}>
              <IconChevronDown size={20} stroke={1.75} aria-hidden />
            </IconButton>
          )}
        />
      </Row>
      <p role="status">{done === undefined ? t("Press a button.") : t("Last pressed: {{name}}", { name: done })}</p>
    </>
  );
}
