import { type ReactNode, Suspense, useId } from "react";

import { codeLanguages, type DocumentKind, maxDocumentTitle } from "#features/documents/contract.ts";
import type { DocumentDraft } from "#features/documents/web/document-draft.ts";
import { DocumentTools } from "#features/documents/web/document-tools.tsx";
import styles from "#features/documents/web/editor-card.module.css";
import { OpenDocument } from "#features/documents/web/open-document.tsx";
import { SaveStatus } from "#features/documents/web/save-status.tsx";
import { useDocuments } from "#features/documents/web/use-documents.ts";
import { useDraftValues } from "#features/documents/web/use-document-draft.ts";
import { type Translate, useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { Card } from "#web/ui/display/card.tsx";
import { Text } from "#web/ui/display/text/text.tsx";
import { Select } from "#web/ui/form/lists/select.tsx";
import { Row } from "#web/ui/layout/row.tsx";

const RichEditor = lazyPart(() => import("#web/ui/form/editors/rich-editor.tsx").then((part) => part.RichEditor));
const MarkdownEditor = lazyPart(() =>
  import("#web/ui/form/editors/markdown-editor.tsx").then((part) => part.MarkdownEditor),
);
const CodeEditor = lazyPart(() => import("#web/ui/form/editors/code-editor.tsx").then((part) => part.CodeEditor));

export type EditorKind = Exclude<DocumentKind, "page">;

type EditorCardProps = { kind: EditorKind; chosen: string | undefined; onChoose: (id?: string) => void };

/** The editor of one kind of document. Its library loads after the screen. */
export function EditorCard({ kind, chosen, onChoose }: EditorCardProps) {
  const { t } = useTranslation();
  const documents = useDocuments(kind, chosen, onChoose);
  const headingId = useId();
  const fallback = (
    <>
      <CardHead id={headingId} kind={kind} />
      <div className={styles.waiting} role="status" aria-label={t("Loading")} />
    </>
  );
  return (
    <Card as="div" className={styles.card}>
      <OpenDocument documents={documents} fallback={fallback}>
        {(draft, edition) => (
          <>
            <CardHead id={headingId} kind={kind}>
              <SaveStatus draft={draft} />
              <DocumentTools documents={documents} draft={draft} />
            </CardHead>
            <Fields draft={draft} edition={edition} kind={kind} headingId={headingId} />
          </>
        )}
      </OpenDocument>
    </Card>
  );
}

function CardHead({ id, kind, children }: { id: string; kind: EditorKind; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Row as="header" lineGap="tiny" className={styles.head}>
      <Text as="h2" id={id} size="medium" weight="bold">
        {nameOf(kind, t)}
      </Text>
      <Row gap="tiny" nowrap className={styles.tools}>
        {children}
      </Row>
    </Row>
  );
}

type FieldsProps = { draft: DocumentDraft; edition: number; kind: EditorKind; headingId: string };

function Fields({ draft, edition, kind, headingId }: FieldsProps) {
  const { t } = useTranslation();
  const { values } = useDraftValues(draft);
  const saveNow = () => void draft.flush();
  const onChange = (body: string) => draft.change({ body });
  return (
    <div onBlur={saveNow}>
      <input
        className={styles.title}
        aria-label={t("Title")}
        aria-describedby={headingId}
        placeholder={t("Untitled")}
        maxLength={maxDocumentTitle}
        dir="auto"
        value={values.title}
        onChange={({ target }) => draft.change({ title: target.value })}
      />
      <Suspense fallback={<div className={styles.editor} role="status" aria-label={t("Loading")} />}>
        {kind === "rich" && (
          <RichEditor key={edition} label={t("Rich text")} initial={values.body} onChange={onChange} />
        )}
        {kind === "markdown" && <MarkdownEditor value={values.body} onChange={onChange} />}
        {kind === "code" && (
          <CodeEditor
            key={edition}
            label={t("Source code")}
            initial={values.body}
            language={values.language}
            onChange={onChange}
          />
        )}
      </Suspense>
      <Row gap="medium" lineGap="small" justify="between" className={styles.note}>
        <span>{noteOf(kind, t)}</span>
        {kind === "code" && (
          <Select
            aria-label={t("Programming language")}
            value={values.language}
            onChange={({ target }) => {
              const language = codeLanguages.find((each) => each === target.value);
              if (language) draft.change({ language });
            }}
          >
            {codeLanguages.map((language) => (
              <option key={language} value={language}>
                {languageNames[language]}
              </option>
            ))}
          </Select>
        )}
      </Row>
    </div>
  );
}

/** Names, which are the same in all languages. */
const languageNames = { javascript: "JavaScript", typescript: "TypeScript", html: "HTML", json: "JSON" };

function nameOf(kind: EditorKind, t: Translate) {
  if (kind === "rich") return t("Rich text");
  return kind === "markdown" ? t("Markdown") : t("Code");
}

function noteOf(kind: EditorKind, t: Translate) {
  if (kind === "rich") return t("Ctrl+B is bold, Ctrl+I italic. A document holds up to 800 KB.");
  if (kind === "markdown") return t("Ctrl+B is bold, Ctrl+I italic, Ctrl+K a link.");
  return t("Tab indents by two spaces. To leave the editor, press Escape, then Tab.");
}
