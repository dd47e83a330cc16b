import { useEffect, useRef, useState } from "react";

import { type Mode, modesOf, type Skin, skins } from "#contract/layout.ts";
import { ContrastTable } from "#demos/skins/web/contrast-table.tsx";
import { Preview } from "#demos/skins/web/preview.tsx";
import {
  changeToken,
  emptyDraft,
  hasChanges,
  readDraft,
  type SkinDraft,
  tokensOfDraft,
  writeSkin,
} from "#demos/skins/web/skin-draft.ts";
import { skinSheets } from "#demos/skins/web/skin-sheets.ts";
import styles from "#demos/skins/web/skins.module.css";
import { TokenGroups } from "#demos/skins/web/token-groups.tsx";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { download } from "#web/lib/api/download.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { useShownMode } from "#web/lib/layout/mode.ts";
import { useModeNames, useSkinNames } from "#web/lib/layout/option-names.ts";
import { preferences } from "#web/lib/session/preferences.ts";
import { storage } from "#web/lib/session/storage.ts";
import { useStore } from "#web/lib/store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { Select } from "#web/ui/form/lists/select.tsx";
import { measurePairs } from "#web/ui/theme/contrast.ts";

/** In the browser's storage of the account. */
const storageKey = "skin-editor";

/** The name of the exported skin; the next one after those that exist. */
const exportName = `smart-style-${skins.length}`;

/**
 * Changes the colours of a skin, measures the contrast of every pair, and exports the style sheet.
 *
 * @param edits how often a person has asked to edit: each time, the first field takes the focus, also if it has yet to load
 */
export function SkinEditor({ edits }: { edits: number }) {
  const { t } = useTranslation();
  const names = useSkinNames();
  const modeNames = useModeNames();
  const { layout } = useStore(preferences);
  const shown = useShownMode(layout);
  const [draft, setDraft] = useState(() => readDraft(storage.read(storageKey), shown));
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (edits === 0) return;
    first.current?.scrollIntoView({ block: "center" });
    first.current?.focus({ preventScroll: true });
  }, [edits]);
  const keep = (next: SkinDraft) => {
    setDraft(next);
    storage.write(storageKey, next);
  };
  /** Changes are lost by this, so that it can be undone. */
  const startFrom = (from: Skin) => {
    const before = draft;
    keep(emptyDraft(from, before.mode));
    if (hasChanges(before)) offerUndo({ title: t("Changes to the skin discarded"), undo: () => keep(before) });
  };
  const tokens = tokensOfDraft(skinSheets, draft);
  const isChanged = hasChanges(draft);
  const save = () =>
    download(new Blob([writeSkin(skinSheets, draft, exportName)], { type: "text/css" }), `${exportName}.css`);
  return (
    <Card className={styles.editor} aria-labelledby="skin-editor">
      <div className={styles.head}>
        <h2 id="skin-editor" className={styles.title}>
          {t("Your own skin")}
        </h2>
        <div className={styles.buttons}>
          <Button aria-disabled={!isChanged} onClick={() => isChanged && startFrom(draft.from)}>
            {t("Reset")}
          </Button>
          <Button variant="primary" onClick={save}>
            {t("Export")}
          </Button>
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <label className={styles.from}>
            {t("Start from")}
            <Select ref={first} value={draft.from} onChange={(event) => startFrom(event.currentTarget.value as Skin)}>
              {skins.map((skin) => (
                <option key={skin} value={skin}>
                  {names[skin]}
                </option>
              ))}
            </Select>
          </label>
          <label className={styles.from}>
            {t("Color mode")}
            <Select
              value={draft.mode}
              onChange={(event) => keep({ ...draft, mode: event.currentTarget.value as Mode })}
            >
              {modesOf(draft.from).map((mode) => (
                <option key={mode} value={mode}>
                  {modeNames[mode]}
                </option>
              ))}
            </Select>
          </label>
          <TokenGroups
            tokens={tokens}
            changes={draft.changes[draft.mode]}
            onChange={(name, value) => keep(changeToken(skinSheets, draft, name, value))}
          />
        </div>
        <div className={`${styles.column} ${styles.results}`}>
          <Preview skin={draft.from} mode={draft.mode} changes={draft.changes[draft.mode]} />
          <ContrastTable pairs={measurePairs(tokens)} />
          <p className={styles.note}>
            {t("Put the exported file into {{folder}}, and add its name to {{file}}.", {
              folder: "\u2068web/ui/skins/\u2069",
              file: "\u2068contract/layout.ts\u2069",
            })}
          </p>
        </div>
      </div>
    </Card>
  );
}
