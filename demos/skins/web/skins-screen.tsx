import { IconPalette } from "@tabler/icons-react";
import { Suspense, useState } from "react";

import { modesOf, type Skin, skins } from "#contract/layout.ts";
import { Preview } from "#demos/skins/web/preview.tsx";
import styles from "#demos/skins/web/skins.module.css";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { changeLayout } from "#web/lib/layout/change-layout.ts";
import { useSkinNames } from "#web/lib/layout/option-names.ts";
import { useShownMode } from "#web/lib/layout/mode.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { preferences } from "#web/lib/session/preferences.ts";
import { useStore } from "#web/lib/store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { NextFrame } from "#web/ui/screen/next-frame.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import { ScreenPlace } from "#web/ui/screen/screen-place.tsx";

const SkinEditor = lazyPart(() => import("#demos/skins/web/skin-editor.tsx").then((part) => part.SkinEditor));

/** The seven skins to choose from, and an editor for one of one's own. */
export function SkinsScreen() {
  const { t } = useTranslation();
  const names = useSkinNames();
  const {
    layout: { skin: current },
  } = useStore(preferences);
  const [edits, setEdits] = useState(0);
  const use = (skin: Skin) => {
    const before = current;
    changeLayout({ skin });
    offerUndo({
      title: t("Skin changed: {{name}}", { name: names[skin] }),
      key: "skin",
      undo: () => changeLayout({ skin: before }),
    });
  };
  return (
    <Screen title={t("Prebuilt skins")} description={t("Choose a skin, or make one of your own and export it.")}>
      <NextFrame fallback={<ScreenPlace />}>
        <div className={styles.cards}>
          {skins.map((skin) => (
            <Card
              key={skin}
              as="article"
              className={styles.card}
              aria-label={names[skin]}
              data-on={skin === current || undefined}
              aria-current={skin === current || undefined}
            >
              <ShownPreview skin={skin} />
              <div className={styles.foot}>
                <h2 className={styles.title}>{names[skin]}</h2>
                {skin === current ? (
                  <span className={styles.current}>{t("In use")}</span>
                ) : (
                  <Button size="small" onClick={() => use(skin)}>
                    {t("Use")}
                    <span className="visually-hidden">: {names[skin]}</span>
                  </Button>
                )}
              </div>
            </Card>
          ))}
          <OwnSkin onEdit={() => setEdits(edits + 1)} />
        </div>
        <Suspense fallback={<div className={styles.place} role="status" aria-label={t("Loading")} />}>
          <SkinEditor edits={edits} />
        </Suspense>
      </NextFrame>
    </Screen>
  );
}

/** The preview of a skin: at the start in the mode that it would be shown in, at the end in the other one, if it has both. */
function ShownPreview({ skin }: { skin: Skin }) {
  const { layout } = useStore(preferences);
  const shown = useShownMode({ ...layout, skin });
  const other = modesOf(skin).find((mode) => mode !== shown);
  return (
    <div className={styles.preview}>
      <Preview skin={skin} mode={shown} />
      {other && (
        <div className={styles.other}>
          <Preview skin={skin} mode={other} />
        </div>
      )}
    </div>
  );
}

/** Leads to the editor below, in the place after the last skin. */
function OwnSkin({ onEdit }: { onEdit: () => void }) {
  const { t } = useTranslation();
  return (
    <Card as="div" className={`${styles.card} ${styles.own}`}>
      <IconPalette size={32} stroke={1.5} aria-hidden />
      <span className={styles.title}>{t("Your own skin")}</span>
      <Button size="small" onClick={onEdit}>
        {t("Edit colors")}
      </Button>
    </Card>
  );
}
