import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from "@codemirror/commands";
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import styles from "#web/ui/form/editors/code-editor.module.css";

/** The width of a tab in columns (specification §9), and of one step of indentation. */
const tabSize = 2;
const indentation = " ".repeat(tabSize);

/** Each language is loaded when it is chosen. */
const languages = {
  javascript: async () => (await import("@codemirror/lang-javascript")).javascript({ jsx: true }),
  typescript: async () => (await import("@codemirror/lang-javascript")).javascript({ typescript: true, jsx: true }),
  html: async () => (await import("@codemirror/lang-html")).html(),
  json: async () => (await import("@codemirror/lang-json")).json(),
} satisfies Record<string, () => Promise<Extension>>;

/** The library generates the classes; the colours are the skin's. */
const highlighting = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.tagName], color: "var(--label-violet-text)" },
  { tag: [tags.string, tags.attributeValue, tags.regexp], color: "var(--label-green-text)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--label-amber-text)" },
  { tag: [tags.propertyName, tags.attributeName], color: "var(--label-teal-text)" },
  { tag: [tags.function(tags.variableName), tags.typeName, tags.className], color: "var(--label-blue-text)" },
  { tag: [tags.comment, tags.meta], color: "var(--text-muted)", fontStyle: "italic" },
  { tag: tags.invalid, color: "var(--status-danger-text)" },
]);

/**
 * The colours of the skin. The library's own style sheet is in no cascade layer, so those of a CSS module would not
 * apply.
 */
const appearance = EditorView.theme({
  ".cm-gutters": {
    borderInlineEnd: "1px solid var(--border)",
    backgroundColor: "var(--surface-cover)",
    color: "var(--text-muted)",
  },
  ".cm-content": { caretColor: "var(--text)" },
  ".cm-activeLine": { backgroundColor: "var(--surface-stripe)" },
  ".cm-cursor, .cm-dropCursor": { borderLeftColor: "var(--text)" },
  "&.cm-focused": { outline: "none" },
  ".cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": {
    backgroundColor: "var(--hover-tint)",
  },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: "var(--accent-soft)", color: "var(--on-accent-soft)" },
});

type CodeEditorProps = {
  /** The accessible name, translated. */
  label: string;
  /** The initial text. */
  initial: string;
  language: keyof typeof languages;
  onChange: (text: string) => void;
};

/**
 * An editor for source code. Tab indents; Escape and then Tab leaves it, which the library provides. It is laid out from
 * left to right in every language.
 */
export function CodeEditor({ label, initial, language, onChange }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const [highlighted] = useState(() => new Compartment());
  const [named] = useState(() => new Compartment());
  const change = useEffectEvent(onChange);
  const open = useEffectEvent((parent: HTMLElement) =>
    openEditor(parent, initial, [
      highlighted.of([]),
      named.of(nameOf(label)),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) change(state.doc.toString());
      }),
    ]),
  );

  useEffect(() => {
    if (!place.current) return undefined;
    const opened = open(place.current);
    view.current = opened;
    return () => opened.destroy();
  }, []);

  useEffect(() => {
    let isCurrent = true;
    const show = (extension: Extension) =>
      isCurrent && view.current?.dispatch({ effects: highlighted.reconfigure(extension) });
    // Without its language, which could not be loaded, the code is plain text.
    languages[language]().then(show, () => show([]));
    return () => {
      isCurrent = false;
    };
  }, [language, highlighted]);

  useEffect(() => {
    view.current?.dispatch({ effects: named.reconfigure(nameOf(label)) });
  }, [label, named]);

  return <div ref={place} className={styles.editor} dir="ltr" />;
}

/** `tabindex` makes no difference to the focus, but tells tools that the scrolled text can be reached. */
const nameOf = (label: string) => EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" });

const openEditor = (parent: HTMLElement, doc: string, extensions: Extension[]) =>
  new EditorView({
    parent,
    state: EditorState.create({
      doc,
      extensions: [
        EditorState.tabSize.of(tabSize),
        indentUnit.of(indentation),
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        highlightActiveLine(),
        appearance,
        syntaxHighlighting(highlighting),
        keymap.of([{ key: "Tab", run: indent, shift: indentLess }, ...defaultKeymap, ...historyKeymap]),
        ...extensions,
      ],
    }),
  });

/** Inserts one step at the cursor, or indents the selected lines. */
function indent(view: EditorView) {
  if (!view.state.selection.main.empty) return indentMore(view);
  view.dispatch(view.state.replaceSelection(indentation), { scrollIntoView: true, userEvent: "input" });
  return true;
}
