import { useState } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import { Tool, ToolGroup, Toolbar } from "#web/ui/actions/toolbar.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** Tools that are pressed or not. The bar is one Tab stop, and the arrow keys move in it. */
export function Toggles() {
  const { t } = useTranslation();
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const toolProps = (name: string) => ({
    "aria-pressed": pressed.includes(name),
    onClick: () => setPressed(pressed.includes(name) ? pressed.filter((each) => each !== name) : [...pressed, name]),
  });
  return (
    <Stack>
      <Toolbar label={t("Text style")}>
        <ToolGroup>
          <Tool label={t("Bold")} {...toolProps("bold")}>
            <strong aria-hidden translate="no">
              B
            </strong>
          </Tool>
          <Tool label={t("Italic")} {...toolProps("italic")}>
            <em aria-hidden translate="no">
              I
            </em>
          </Tool>
        </ToolGroup>
        <ToolGroup>
          <Tool label={t("Underline")} {...toolProps("underline")}>
            <u aria-hidden translate="no">
              U
            </u>
          </Tool>
        </ToolGroup>
      </Toolbar>
      <p
        style={{
          fontWeight: pressed.includes("bold") ? 600 : 400,
          fontStyle: pressed.includes("italic") ? "italic" : "normal",
          textDecoration: pressed.includes("underline") ? "underline" : "none",
        }}
      >
        {t("The tools change this sentence.")}
      </p>
    </Stack>
  );
}
