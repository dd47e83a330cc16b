import { IconCheck, IconCopy, IconLoader2 } from "@tabler/icons-react";
import { type CSSProperties, useId } from "react";

import type { ListContent } from "#demos/nested-lists/contract.ts";
import { formatLists } from "#demos/nested-lists/web/format-lists.ts";
import styles from "#demos/nested-lists/web/nested-lists.module.css";
import { useIsSaving } from "#demos/nested-lists/web/queries.ts";
import { notify } from "#web/lib/alerts.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";

type JsonCardProps = {
  content: ListContent;
  /** The item that was changed last, whose line is marked. */
  changedId: string | undefined;
};

/** The lists as they are stored. */
export function JsonCard({ content, changedId }: JsonCardProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const isSaving = useIsSaving();
  const text = formatLists(content);
  const copy = async () => {
    if (await copyText(text)) notify({ title: t("Copied"), text: t("JSON") });
    else notify({ title: t("Copying failed"), text: t("Select the text and copy it yourself."), tone: "warning" });
  };
  return (
    <Card className={styles.json} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t("JSON")}
        </h2>
        <span role="status" className={styles.status}>
          {isSaving ? (
            <IconLoader2 size={16} stroke={1.75} aria-hidden />
          ) : (
            <IconCheck size={16} stroke={1.75} aria-hidden />
          )}
          <span>{isSaving ? t("Saving…") : t("Saved")}</span>
        </span>
        <Button size="small" onClick={() => void copy()}>
          <IconCopy size={16} stroke={1.75} aria-hidden />
          {t("Copy")}
        </Button>
      </header>
      <pre className={styles.code} dir="ltr">
        {text.split("\n").map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line has no other identity
          <Line key={index} text={line} isChanged={changedId !== undefined && isLineOf(line, changedId)} />
        ))}
      </pre>
    </Card>
  );
}

/**
 * A line of the text, with its keys in another colour. A line that is broken continues two characters further in, and
 * ends with a line break, so that the text of the element is the JSON.
 */
const Line = ({ text, isChanged }: { text: string; isChanged: boolean }) => (
  <span
    className={styles.line}
    data-changed={isChanged || undefined}
    style={{ "--hang": `${text.search(/\S/) + 2}ch` } as CSSProperties}
  >
    {text.split(/("(?:id|name|children)": )/).map((part, index) =>
      index % 2 === 1 ? (
        // oxlint-disable-next-line react/no-array-index-key -- a part has no other identity
        <span key={index} className={styles.key}>
          {part}
        </span>
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- a part has no other identity
        <span key={index}>{part}</span>
      ),
    )}
    <span>{"\n"}</span>
  </span>
);

const isLineOf = (line: string, id: string) => line.trimStart().startsWith(`{ "id": ${JSON.stringify(id)},`);
