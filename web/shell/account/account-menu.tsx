import {
  IconBolt,
  IconDeviceDesktop,
  IconLanguage,
  IconLock,
  IconLogout,
  IconMaximize,
  IconMicrophone,
  IconMoon,
  IconSettings,
  IconSun,
  IconUser,
  IconVolumeOff,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { darkSkins, modeChoices } from "#contract/layout.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { setMode } from "#web/lib/layout/change-layout.ts";
import { chosenMode } from "#web/lib/layout/mode.ts";
import { useModeNames, useSkinNames } from "#web/lib/layout/option-names.ts";
import { preferences } from "#web/lib/session/preferences.ts";
import { hasSounds, setSounds } from "#web/lib/sounds/sound-setting.ts";
import { useStore } from "#web/lib/store.ts";
import { nameOf, userQuery } from "#web/lib/api/user-query.ts";
import styles from "#web/shell/account/account-menu.module.css";
import { useFullScreen } from "#web/shell/full-screen/use-full-screen.ts";
import { useLanguageChoice } from "#web/shell/languages/use-language-choice.ts";
import { layoutOptions } from "#web/shell/layout/layout-options-dialog.ts";
import { shortcutsPanel } from "#web/shell/shortcuts/shortcuts-dialog.ts";
import { useSignOut } from "#web/shell/sign-out/use-sign-out.ts";
import { toggleVoice } from "#web/shell/voice/toggle-voice.ts";
import { voice } from "#web/shell/voice/voice.ts";
import { MenuItem, MenuList, MenuRow } from "#web/ui/actions/menu-list.tsx";
import { Submenu } from "#web/ui/actions/submenu.tsx";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";

type AccountMenuProps = {
  onClose: () => void;
  /** Items of features, below that of the profile. */
  children?: ReactNode;
};

const icon = { size: 16, stroke: 1.75, "aria-hidden": true } as const;

/** The current user, their settings, the tools of the shell, and signing out. */
export function AccountMenu({ onClose, children }: AccountMenuProps) {
  const { t } = useTranslation();
  const { data: user } = useQuery(userQuery);
  const navigate = useNavigate();
  const fullScreen = useFullScreen();
  const signOut = useSignOut();
  const isVoiceOn = useStore(voice);
  const isMuted = !hasSounds(useStore(preferences));

  // A dialog closes the menu below it. Closing it first lets the focus return to the button.
  const closeAnd = (run: () => void) => () => {
    onClose();
    run();
  };

  return (
    <div className={styles.menu}>
      {user && (
        <p className={styles.person}>
          <Avatar name={nameOf(user)} picture={user.picture} size={40} />
          <span className={styles.names}>
            <bdi>{nameOf(user)}</bdi>
            {nameOf(user) !== user.username && <bdi className={styles.username}>{user.username}</bdi>}
          </span>
        </p>
      )}
      <MenuList label={t("Account")} onClose={onClose}>
        <MenuItem icon={<IconUser {...icon} />} onClick={closeAnd(() => void navigate({ to: "/profile" }))}>
          {t("Profile")}
        </MenuItem>
        {children}
        <hr className={styles.line} role="none" />
        <ModeItems />
        <LanguageItem />
        <MenuItem
          icon={<IconSettings {...icon} />}
          aria-haspopup="dialog"
          onFocus={layoutOptions.preload}
          onPointerEnter={layoutOptions.preload}
          onClick={closeAnd(layoutOptions.open)}
        >
          {t("Layout options")}
        </MenuItem>
        <hr className={styles.line} role="none" />
        {fullScreen.isSupported && (
          <CheckItem
            icon={<IconMaximize {...icon} />}
            isChecked={fullScreen.isFull}
            onClick={closeAnd(fullScreen.toggle)}
          >
            {t("Full screen")}
          </CheckItem>
        )}
        <CheckItem icon={<IconMicrophone {...icon} />} isChecked={isVoiceOn} onClick={closeAnd(() => toggleVoice(t))}>
          {t("Voice commands")}
        </CheckItem>
        <CheckItem icon={<IconVolumeOff {...icon} />} isChecked={isMuted} onClick={closeAnd(() => setSounds(isMuted))}>
          {t("Mute all sounds")}
        </CheckItem>
        <MenuItem
          icon={<IconBolt {...icon} />}
          aria-haspopup="dialog"
          onFocus={shortcutsPanel.preload}
          onPointerEnter={shortcutsPanel.preload}
          onClick={closeAnd(shortcutsPanel.open)}
        >
          {t("Shortcuts")}
        </MenuItem>
        <hr className={styles.line} role="none" />
        <MenuItem icon={<IconLock {...icon} />} onClick={closeAnd(() => void navigate({ to: "/lock" }))}>
          {t("Lock")}
        </MenuItem>
        <MenuItem icon={<IconLogout {...icon} data-mirrored />} onClick={closeAnd(signOut)}>
          {t("Sign out")}
        </MenuItem>
      </MenuList>
    </div>
  );
}

type CheckItemProps = { icon: ReactNode; isChecked: boolean; onClick: () => void; children: string };

/** What is on or off. The icon stands where others have theirs, and the check at the end. */
const CheckItem = (props: CheckItemProps) => <MenuItem role="menuitemcheckbox" className={styles.check} {...props} />;

const modeIcons = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop } as const;

/** The choice of the color mode. The menu stays open, so that the modes can be compared. */
function ModeItems() {
  const { t } = useTranslation();
  const { layout } = useStore(preferences);
  const names = useModeNames();
  const skins = useSkinNames();
  return (
    <>
      <MenuRow label={t("Color mode")} className={styles.modes}>
        {modeChoices.map((mode) => {
          const Icon = modeIcons[mode];
          return (
            <MenuItem
              key={mode}
              role="menuitemradio"
              isChecked={mode === chosenMode(layout)}
              icon={<Icon {...icon} />}
              className={styles.mode}
              onClick={() => setMode(mode)}
            >
              {names[mode]}
            </MenuItem>
          );
        })}
      </MenuRow>
      {darkSkins.includes(layout.skin) && (
        <p className={styles.note}>{t("The skin {{name}} is dark in every mode.", { name: skins[layout.skin] })}</p>
      )}
    </>
  );
}

function LanguageItem() {
  const { t, language: spoken } = useTranslation();
  const { choices, choose, askAgain } = useLanguageChoice();
  return (
    <Submenu
      label={t("Language")}
      icon={<IconLanguage {...icon} />}
      value={choices.find(({ isChecked }) => isChecked)?.label}
      valueLang={spoken}
      choices={choices}
      empty={t("Languages could not be loaded")}
      onApproach={askAgain}
      onChoose={choose}
    />
  );
}
