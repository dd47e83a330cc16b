import { IconBold, IconCode, IconHeading, IconItalic, IconLink, IconList, IconQuote } from "@tabler/icons-react";
import { Marked } from "marked";
import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useMemo, useRef, useState } from "react";

import { useIsNarrow } from "#web/lib/media.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Tool, Toolbar, ToolGroup } from "#web/ui/actions/toolbar.tsx";
import { FormattedText } from "#web/ui/display/text/formatted-text.tsx";
import { tabPanelProps, Tabs } from "#web/ui/display/tabs.tsx";
import styles from "#web/ui/form/editors/markdown-editor.module.css";
import { applyMark, type Mark } from "#web/ui/form/editors/wrap-selection.ts";

/** HTML in the text is shown as it was typed. The result is sanitized nevertheless, because of its links. */
const markdownParser = new Marked({
  async: false,
  renderer: { html: ({ text }) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;") },
});

const toHtml = (markdown: string) => markdownParser.parse(markdown, { async: false });

type MarkdownEditorProps = { value: string; onChange: (text: string) => void };

type MarkTool = { key: string; label: string; icon: ReactNode; mark: Mark };

/** A text in Markdown beside its preview; on phones, tabs switch between the two. */
export function MarkdownEditor({ value, onChange }: MarkdownEditorProps) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const [tab, setTab] = useState<"write" | "preview">("write");
  const panelId = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const tools = useMarkTools();

  const write = (mark: Mark) => {
    const area = text.current;
    if (!area) return;
    const next = applyMark({ text: area.value, start: area.selectionStart, end: area.selectionEnd }, mark);
    replaceText(area, next.text);
    area.setSelectionRange(next.start, next.end);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    const tool = tools.find(({ key }) => key === event.key.toLowerCase());
    if (!tool) return;
    event.preventDefault();
    // Ctrl+K also opens the command palette.
    event.stopPropagation();
    write(tool.mark);
  };

  const editor = (
    <div className={styles.writing}>
      <Toolbar label={t("Markdown formatting")} className={styles.toolbar}>
        <ToolGroup>
          {tools.map(({ key, label, icon, mark }) => (
            <Tool key={key} label={label} onClick={() => write(mark)}>
              {icon}
            </Tool>
          ))}
        </ToolGroup>
      </Toolbar>
      <textarea
        ref={text}
        className={styles.text}
        aria-label={t("Markdown")}
        dir="auto"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
  if (!isNarrow) {
    return (
      <div className={styles.columns}>
        {editor}
        <Preview markdown={value} />
      </div>
    );
  }
  return (
    <>
      <Tabs
        label={t("View")}
        tabs={[
          { id: "write", title: t("Write") },
          { id: "preview", title: t("Preview") },
        ]}
        active={tab}
        onChange={setTab}
        panelId={panelId}
      />
      <div {...tabPanelProps(panelId, tab)}>{tab === "write" ? editor : <Preview markdown={value} />}</div>
    </>
  );
}

/** The formatted text. It is shown after the typed text, so that typing stays fast. */
function Preview({ markdown }: { markdown: string }) {
  const { t } = useTranslation();
  const shown = useDeferredValue(markdown);
  const html = useMemo(() => toHtml(shown), [shown]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the keyboard
    <section className={styles.preview} aria-label={t("Preview")} tabIndex={0}>
      {shown.trim() === "" ? (
        <p className={styles.empty}>{t("The preview is shown here.")}</p>
      ) : (
        <FormattedText html={html} allowed="document" />
      )}
    </section>
  );
}

/** The tools; those with a letter as their key are also reached with Ctrl. */
function useMarkTools(): readonly MarkTool[] {
  const { t } = useTranslation();
  const icon = { size: 18, stroke: 1.75, "aria-hidden": true } as const;
  const around = (before: string, placeholder: string, after = before): Mark => ({
    kind: "around",
    before,
    after,
    placeholder,
  });
  return [
    { key: "b", label: t("Bold text"), icon: <IconBold {...icon} />, mark: around("**", t("bold")) },
    { key: "i", label: t("Italic"), icon: <IconItalic {...icon} />, mark: around("*", t("italic")) },
    { key: "heading", label: t("Heading"), icon: <IconHeading {...icon} />, mark: { kind: "lines", prefix: "## " } },
    { key: "list", label: t("Bullet list"), icon: <IconList {...icon} />, mark: { kind: "lines", prefix: "- " } },
    { key: "quote", label: t("Quote"), icon: <IconQuote {...icon} />, mark: { kind: "lines", prefix: "> " } },
    { key: "k", label: t("Link"), icon: <IconLink {...icon} />, mark: around("[", t("link"), "](https://)") },
    { key: "code", label: t("Inline code"), icon: <IconCode {...icon} />, mark: around("`", t("code")) },
  ];
}

/** Replaces the text as if it was typed, so that the browser's undo includes it. */
function replaceText(area: HTMLTextAreaElement, text: string) {
  area.focus();
  area.select();
  // Deprecated, but nothing else keeps the undo history.
  document.execCommand("insertText", false, text);
}
