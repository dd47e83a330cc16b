import { IconCode, IconCopy, IconFileTypeSvg } from "@tabler/icons-react";

import styles from "#demos/icons/web/details/copy-buttons.module.css";
import type { IconParams } from "#demos/icons/web/icon-params.ts";
import type { IconSet } from "#demos/icons/web/icon-set.ts";
import type { Icon } from "#demos/icons/web/search-icons.ts";
import { notify } from "#web/lib/alerts.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";

type CopyButtonsProps = { set: IconSet; icon: Icon; params: IconParams };

/** Copies the name of an icon, the line of code that imports it, or the icon itself. */
export function CopyButtons({ set, icon, params }: CopyButtonsProps) {
  const { t } = useTranslation();
  const importLine = set.writeImport(icon, params);
  const copy = async (text: string | Promise<string>, title: string) => {
    const isCopied = await Promise.resolve(text).then(copyText, () => false);
    notify(isCopied ? { title, text: icon.title } : { title: t("Copying failed"), tone: "warning" });
  };
  return (
    <div className={styles.copy}>
      <code className={styles.code} dir="ltr">
        {importLine}
      </code>
      <div className={styles.buttons}>
        <Button onClick={() => void copy(icon.name, t("Name copied"))}>
          <IconCopy size={16} stroke={1.75} aria-hidden />
          {t("Copy name")}
        </Button>
        <Button onClick={() => void copy(importLine, t("Import copied"))}>
          <IconCode size={16} stroke={1.75} aria-hidden />
          {t("Copy import")}
        </Button>
        <Button onClick={() => void copy(set.loadSvg(icon, params), t("SVG copied"))}>
          <IconFileTypeSvg size={16} stroke={1.75} aria-hidden />
          {t("Copy SVG")}
        </Button>
      </div>
    </div>
  );
}
