import { IconKeyboard } from "@tabler/icons-react";
import { Suspense, useState } from "react";

import styles from "#features/inbox/web/keyboard/keyboard-help.module.css";
import { shortcutOf, useInboxKeys } from "#features/inbox/web/keyboard/keys.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

const HelpSheet = lazyPart(() => import("#features/inbox/web/keyboard/help-sheet.tsx").then((part) => part.HelpSheet), {
  failure: "dialog",
});

/** A button, and a shortcut, that open the list of keyboard shortcuts. */
export function KeyboardHelp() {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  useInboxKeys({ help: () => setIsShown(true) });
  return (
    <>
      <IconButton
        label={t("Keyboard shortcuts")}
        {...shortcutOf("help")}
        className={styles.button}
        onPointerEnter={HelpSheet.preload}
        onFocus={HelpSheet.preload}
        onClick={() => setIsShown(true)}
      >
        <IconKeyboard size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <Suspense>{isShown && <HelpSheet onClose={() => setIsShown(false)} />}</Suspense>
    </>
  );
}
