import { useQuery } from "@tanstack/react-query";

import { isLinkable, menuGroups, type Screen } from "#contract/screens/screens.ts";
import { office } from "#office";
import { actionGroups } from "#web/lib/commands/actions.ts";
import { itemsOf } from "#web/lib/commands/spoken-commands.ts";
import { loadDictionary, translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { unannouncedKey } from "#web/lib/api/query-keys.ts";
import { visibleScreens } from "#web/lib/visible-screens.ts";
import { HeardText } from "#web/shell/voice/heard-text.tsx";
import { type Heard, voiceDictionary } from "#web/shell/voice/listen-for-commands.ts";
import { describeRecognition } from "#web/shell/voice/turn-voice.ts";
import styles from "#web/shell/voice/voice-help.module.css";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";

const dictionaryQuery = {
  queryKey: unannouncedKey("voice-dictionary", voiceDictionary),
  queryFn: () => loadDictionary(voiceDictionary),
};

type VoiceHelpProps = {
  /** Shown here as well, because nothing behind a modal dialog is announced. */
  heard: Heard | undefined;
  onClose: () => void;
};

/** Lists the commands by group, as they are said in the voice language, and what they do. */
export function VoiceHelp({ heard, onClose }: VoiceHelpProps) {
  const { t } = useTranslation();
  const { data: words = {} } = useQuery(dictionaryQuery);
  const said = (text: string) => words[text] || text;
  return (
    <Dialog title={t("Voice commands")} shape="wide" onClose={onClose}>
      <p className={styles.intro}>{t("Say a command, or type it into the search.")}</p>
      {actionGroups.map(({ title, actions }) => (
        <section key={title}>
          <h3 className={styles.group}>{translateData(title)}</h3>
          <dl className={styles.commands}>
            {actions.map((action) => (
              <div key={action.name} className={styles.command}>
                <dt>
                  <Phrase text={itemsOf(said(action.phrases))[0] ?? ""} />
                </dt>
                <dd>{translateData(action.title)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <section>
        <h3 className={styles.group}>{t("Screens")}</h3>
        <p className={styles.hint}>{t("Say the name of a screen, alone or after words such as “open” or “go to”.")}</p>
        <ul className={styles.screens}>
          {listScreens().map(({ path, title }) => (
            <li key={path}>
              <Phrase text={said(title)} />
            </li>
          ))}
        </ul>
      </section>
      <p className={styles.hint}>{describeRecognition(t)}</p>
      <div className={styles.end}>
        <HeardText heard={heard} className={styles.heard} />
        <Button variant="primary" onClick={onClose}>
          {t("Got it")}
        </Button>
      </div>
    </Dialog>
  );
}

/** Something to say, in the voice language. */
const Phrase = ({ text }: { text: string }) => <bdi lang={office.voiceLanguage}>“{text}”</bdi>;

/** The screens of the user's menu, in its order. */
function listScreens(): readonly Screen[] {
  const screens = visibleScreens();
  const inGroup = (group: string) => screens.filter(({ menu }) => menu === group);
  return ["top", ...menuGroups.map(({ title }) => title)].flatMap(inGroup).filter(isLinkable);
}
