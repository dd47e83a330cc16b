import { IconDots, IconPalette, IconPin, IconRestore, IconSettings } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";

import { hasScreen, hrefOf } from "#contract/screens/screens.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyAction } from "#web/lib/loading/lazy-action.ts";
import { menuQuery } from "#web/lib/api/menu-query.ts";
import { preferences } from "#web/lib/session/preferences.ts";
import { useStore } from "#web/lib/store.ts";
import { findItem } from "#web/shell/navigation/open-items.ts";
import { nameToggle, togglePin } from "#web/shell/navigation/pins.ts";
import { useCurrentScreen } from "#web/shell/use-current-screen.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";

const resetAll = lazyAction(async () => (await import("#web/shell/factory-reset/reset-everything.ts")).resetEverything);

const icon = { size: 16, stroke: 1.75, "aria-hidden": true } as const;

const settingsScreens = [
  { path: "/app-layout", title: "App layout", Icon: IconSettings },
  { path: "/prebuilt-skins", title: "Prebuilt skins", Icon: IconPalette },
].filter(({ path }) => hasScreen(path));

/** Pins the screen, leads to the screens that change the settings, and resets all of them (specification §8). */
export function MoreMenu() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const pin = usePin();
  return (
    <Menu
      label={t("More")}
      choices={[
        ...(pin ? [{ key: "pin", label: pin.label, icon: <IconPin {...icon} /> }] : []),
        ...settingsScreens.map(({ path, title, Icon }) => ({
          key: path,
          label: translateData(title),
          icon: <Icon {...icon} />,
        })),
        { key: "reset", label: t("Factory reset"), icon: <IconRestore {...icon} /> },
      ]}
      onChoose={(key) => {
        if (key === "pin") pin?.toggle();
        else if (key === "reset") resetAll(t);
        else void navigate({ to: key });
      }}
      button={(props) => (
        <IconButton label={t("More")} {...props}>
          <IconDots size={20} stroke={1.75} aria-hidden />
        </IconButton>
      )}
    />
  );
}

/** Pins or unpins the current screen; undefined if the menu does not have it. */
function usePin() {
  const { t } = useTranslation();
  const { data } = useQuery(menuQuery);
  const { pins = [] } = useStore(preferences);
  const shown = useCurrentScreen();
  const address = shown && hrefOf(shown.screen);
  if (address === undefined || findItem(data?.items ?? [], [address]) === undefined) return undefined;
  return { label: nameToggle(t, pins.includes(address)), toggle: () => togglePin(address) };
}
