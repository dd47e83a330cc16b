import { IconChevronDown, IconCopy } from "@tabler/icons-react";
import { useId, useState } from "react";

import { notify } from "#web/lib/alerts.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import styles from "#web/ui/display/source.module.css";

type SourceProps = {
  /** What the source is of, translated. Names its buttons where a screen has several. */
  title: string;
  /** The text of the file itself: `import source from "./x.tsx?raw"`. */
  text: string;
  /** Shown from the beginning. */
  startsOpen?: boolean;
};

/** The source of an example, behind a button, with another one that copies it. */
export function Source({ title, text, startsOpen = false }: SourceProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(startsOpen);
  const copy = async () => {
    if (await copyText(text)) notify({ title: t("Source copied"), text: title });
    else notify({ title: t("Copying failed"), text: t("Select the source and copy it yourself."), tone: "warning" });
  };
  return (
    <div className={styles.source}>
      <div className={styles.buttons}>
        <Button
          variant="subtle"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconChevronDown size={16} stroke={1.75} className={styles.arrow} aria-hidden />
          {t("Source")}
          <span className="visually-hidden">: {title}</span>
        </Button>
        <Button variant="subtle" size="small" onClick={() => void copy()}>
          <IconCopy size={16} stroke={1.75} aria-hidden />
          {t("Copy")}
          <span className="visually-hidden">: {title}</span>
        </Button>
      </div>
      {isOpen && (
        <div
          id={id}
          role="region"
          aria-label={t("Source of {{title}}", { title })}
          className={styles.text}
          dir="ltr"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so that the keyboard has to reach it
          tabIndex={0}
        >
          <pre className={styles.lines}>{text.trimEnd()}</pre>
        </div>
      )}
    </div>
  );
}
