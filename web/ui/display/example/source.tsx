import { IconChevronDown, IconCopy } from "@tabler/icons-react";
import { useState } from "react";

import { notify } from "#web/lib/alerts.ts";
import type { ComponentDoc } from "#web/lib/component-doc.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { PropsTable } from "#web/ui/display/example/props-table.tsx";
import styles from "#web/ui/display/example/source.module.css";

type SourceProps = {
  /** What the source is of, translated. Names its buttons where a screen has several. */
  title: string;
  /** The text of the file itself: `import source from "./x.tsx?raw"`. */
  text: string;
  /** Shown from the beginning. */
  startsOpen?: boolean;
  /** The components whose properties are shown behind another button: `import docs from "./x.tsx?props"`. */
  docs?: readonly ComponentDoc[] | undefined;
};

/** The source of an example, behind a button, with another one that copies it. */
export function Source({ title, text, startsOpen = false, docs }: SourceProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<"source" | "properties" | undefined>(startsOpen ? "source" : undefined);
  const copy = async () => {
    if (await copyText(text)) notify({ title: t("Source copied"), text: title });
    else notify({ title: t("Copying failed"), text: t("Select the source and copy it yourself."), tone: "warning" });
  };
  const toggle = (part: typeof open) => setOpen(open === part ? undefined : part);
  return (
    <div className={styles.source}>
      <div className={styles.buttons}>
        <Toggle label={t("Source")} title={title} isOpen={open === "source"} onClick={() => toggle("source")} />
        <Button variant="subtle" size="small" onClick={() => void copy()}>
          <IconCopy size={16} stroke={1.75} aria-hidden />
          {t("Copy")}
          <span className="visually-hidden">: {title}</span>
        </Button>
        {docs && (
          <Toggle
            label={t("Properties")}
            title={title}
            isOpen={open === "properties"}
            onClick={() => toggle("properties")}
          />
        )}
      </div>
      {open === "source" && (
        <div
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
      {open === "properties" && docs?.map((doc) => <PropsTable key={doc.name} doc={doc} />)}
    </div>
  );
}

type ToggleProps = { label: string; title: string; isOpen: boolean; onClick: () => void };

/** What it opens follows it. */
function Toggle({ label, title, isOpen, onClick }: ToggleProps) {
  return (
    <Button variant="subtle" size="small" aria-expanded={isOpen} onClick={onClick}>
      <IconChevronDown size={16} stroke={1.75} className={styles.arrow} aria-hidden />
      {label}
      <span className="visually-hidden">: {title}</span>
    </Button>
  );
}
