import { IconCode, IconCopy, IconListDetails } from "@tabler/icons-react";
import { type ComponentProps, type ReactNode, useState } from "react";

import { notify } from "#web/lib/alerts.ts";
import type { ComponentDoc } from "#web/lib/component-doc.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { PropsTable } from "#web/ui/display/example/props-table.tsx";
import styles from "#web/ui/display/example/source.module.css";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

/** A text, or what loads it when it is needed. */
type SourceText = string | (() => Promise<string>);
/** The properties of a file's components: `() => import("./x.tsx?props")`. */
export type DocsModule = () => Promise<{ readonly default: readonly ComponentDoc[] }>;

type SourceProps = {
  /** What the source is of, translated. Names its buttons where a screen has several. */
  title: string;
  /** The text of the file itself. */
  text: SourceText;
  /** Shown from the beginning. Needs a text that is not loaded. */
  startsOpen?: boolean;
  /** The components whose properties are shown behind another button. */
  docs?: readonly DocsModule[] | undefined;
  /** Before the buttons, on their line; by default “Source”. */
  heading?: ReactNode;
  /** What the source is of, between the buttons and what they open. */
  children?: ReactNode;
};

type Opened = { readonly text: string } | { readonly docs: readonly ComponentDoc[] };

/** The source of an example, behind a button, with another one that copies it. */
export function Source({ title, text, startsOpen = false, docs, heading, children }: SourceProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened | undefined>(
    startsOpen && typeof text === "string" ? { text } : undefined,
  );
  const hasText = opened !== undefined && "text" in opened;
  const hasDocs = opened !== undefined && "docs" in opened;

  const attempt = async (action: () => Promise<void>) => {
    try {
      await action();
    } catch {
      notify({ title: t("The source could not be loaded. Try again."), text: title, tone: "warning" });
    }
  };
  const toggleText = () => attempt(async () => setOpened(hasText ? undefined : { text: await readText(text) }));
  const toggleDocs = () => attempt(async () => setOpened(hasDocs ? undefined : { docs: await readDocs(docs ?? []) }));
  const copy = () =>
    attempt(async () => {
      if (await copyText(await readText(text))) notify({ title: t("Source copied"), text: title });
      else notify({ title: t("Copying failed"), text: t("Select the source and copy it yourself."), tone: "warning" });
    });
  return (
    <Stack gap="compact" grow>
      <Row justify="between" nowrap>
        {heading ?? <p className={styles.name}>{t("Source")}</p>}
        <div className={styles.tools}>
          <Tool label={t("Source")} title={title} aria-expanded={hasText} onClick={() => void toggleText()}>
            <IconCode size={18} stroke={1.75} aria-hidden />
          </Tool>
          <Tool label={t("Copy")} title={title} onClick={() => void copy()}>
            <IconCopy size={18} stroke={1.75} aria-hidden />
          </Tool>
          {docs && (
            <Tool label={t("Properties")} title={title} aria-expanded={hasDocs} onClick={() => void toggleDocs()}>
              <IconListDetails size={18} stroke={1.75} aria-hidden />
            </Tool>
          )}
        </div>
      </Row>
      {children}
      {hasText && (
        <div
          role="region"
          aria-label={t("Source of {{title}}", { title })}
          className={`${styles.text} fading-ends`}
          dir="ltr"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so that the keyboard has to reach it
          tabIndex={0}
        >
          {/* A text that is not loaded may change while it is shown. */}
          <pre className={styles.lines}>{(typeof text === "string" ? text : opened.text).trimEnd()}</pre>
        </div>
      )}
      {hasDocs && opened.docs.map((doc) => <PropsTable key={doc.name} doc={doc} />)}
    </Stack>
  );
}

const readText = async (text: SourceText) => (typeof text === "string" ? text : await text());

const readDocs = async (modules: readonly DocsModule[]) => {
  const loaded = await Promise.all(modules.map((load) => load()));
  return loaded.flatMap((module) => module.default);
};

/** The name says what it is of, because a screen has many; the tooltip is shorter. */
const Tool = ({ label, title, ...rest }: ComponentProps<typeof IconButton> & { title: string }) => (
  <IconButton {...rest} label={`${label}: ${title}`} title={label} className={styles.tool} />
);
