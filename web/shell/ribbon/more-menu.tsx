import { IconDots, IconPalette, IconRestore, IconSettings } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";

import { hasScreen } from "#contract/screens.ts";
import { translateData, useTranslation } from "#web/lib/i18n.ts";
import { lazyAction } from "#web/lib/lazy-action.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";

const resetAll = lazyAction(async () => (await import("#web/shell/factory-reset/reset-everything.ts")).resetEverything);

const icon = { size: 16, stroke: 1.75, "aria-hidden": true } as const;

const settingsScreens = [
  { path: "/app-layout", title: "App layout", Icon: IconSettings },
  { path: "/prebuilt-skins", title: "Prebuilt skins", Icon: IconPalette },
].filter(({ path }) => hasScreen(path));

/** The screens that change the settings, and what resets all of them (specification §8). */
export function MoreMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Menu
      label={t("More")}
      choices={[
        ...settingsScreens.map(({ path, title, Icon }) => ({
          key: path,
          label: translateData(title),
          icon: <Icon {...icon} />,
        })),
        { key: "reset", label: t("Factory reset"), icon: <IconRestore {...icon} /> },
      ]}
      onChoose={(key) => (key === "reset" ? resetAll(t) : void navigate({ to: key }))}
      button={(props) => (
        <IconButton label={t("More")} {...props}>
          <IconDots size={20} stroke={1.75} aria-hidden />
        </IconButton>
      )}
    />
  );
}
