import {
  IconLanguage,
  IconLogout,
  IconMaximize,
  IconMicrophone,
  IconMicrophoneFilled,
  IconMinimize,
  IconSettings,
  IconUser,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";

import { useTranslation } from "#web/lib/i18n.ts";
import { useStore } from "#web/lib/store.ts";
import { nameOf, userQuery } from "#web/lib/user-query.ts";
import styles from "#web/shell/account/account-panel.module.css";
import { useFullScreen } from "#web/shell/full-screen/use-full-screen.ts";
import { useLanguageChoice } from "#web/shell/languages/use-language-choice.ts";
import { useSignOut } from "#web/shell/sign-out/use-sign-out.ts";
import { toggleVoice } from "#web/shell/voice/toggle-voice.ts";
import { voice } from "#web/shell/voice/voice.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Select } from "#web/ui/form/select.tsx";

type AccountPanelProps = {
  /** Closes the panel. */
  onFollow: () => void;
  /** Opens the layout options. */
  onLayout: () => void;
};

const icon = { size: 20, stroke: 1.75, "aria-hidden": true } as const;

/** The current user, the profile, the language, the layout, full screen, and signing out. */
export function AccountPanel({ onFollow, onLayout }: AccountPanelProps) {
  const { t, language } = useTranslation();
  const { data: user } = useQuery(userQuery);
  const { languages, choose, askAgain } = useLanguageChoice();
  const { isSupported, isFull, toggle } = useFullScreen();
  const signOut = useSignOut();
  const isVoiceOn = useStore(voice);
  const VoiceIcon = isVoiceOn ? IconMicrophoneFilled : IconMicrophone;
  const FullScreenIcon = isFull ? IconMinimize : IconMaximize;

  // A dialog closes the panel below it. Closing it first lets the focus return to the button.
  const closeAnd = (run: () => void) => () => {
    onFollow();
    run();
  };

  return (
    <div className={styles.panel}>
      {user && (
        <p className={styles.person}>
          <Avatar name={nameOf(user)} picture={user.picture} size={40} />
          <bdi>{user.username}</bdi>
        </p>
      )}
      <div className={styles.group}>
        <Link to="/profile" className={styles.row} onClick={onFollow}>
          <IconUser {...icon} />
          {t("Profile")}
        </Link>
        <label className={styles.row}>
          <IconLanguage {...icon} />
          <span>{t("Language")}</span>
          <Select
            value={language}
            className={styles.languages}
            onFocus={askAgain}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {languages.length === 0 && <option value={language}>{language}</option>}
            {languages.map(({ key, title }) => (
              <option key={key} value={key} lang={key}>
                {title}
              </option>
            ))}
          </Select>
        </label>
        <button type="button" className={styles.row} aria-haspopup="dialog" onClick={closeAnd(onLayout)}>
          <IconSettings {...icon} />
          {t("Layout options")}
        </button>
        <button type="button" className={styles.row} aria-pressed={isVoiceOn} onClick={closeAnd(() => toggleVoice(t))}>
          <VoiceIcon {...icon} />
          <span>{t("Voice commands")}</span>
        </button>
        {isSupported && (
          <button type="button" className={styles.row} aria-pressed={isFull} onClick={closeAnd(toggle)}>
            <FullScreenIcon {...icon} />
            <span>{t("Full screen")}</span>
          </button>
        )}
      </div>
      <div className={styles.group}>
        <button type="button" className={styles.row} onClick={closeAnd(signOut)}>
          <IconLogout {...icon} data-mirrored />
          {t("Sign out")}
        </button>
      </div>
    </div>
  );
}
