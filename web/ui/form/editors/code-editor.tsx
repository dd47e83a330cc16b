import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from "@codemirror/commands";
import { html } from "@codemirror/lang-html";
import { javascript } from "@codemirror/lang-javascript";
import { json } from "@codemirror/lang-json";
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import styles from "#web/ui/form/editors/code-editor.module.css";

/** The width of a tab in columns (specification §9), and of one step of indentation. */
const tabSize = 2;
const indentation = " ".repeat(tabSize);

const languages = {
  javascript: () => javascript({ jsx: true }),
  typescript: () => javascript({ typescript: true, jsx: true }),
  html: () => html(),
  json: () => json(),
} satisfies Record<string, () => Extension>;

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
    backgroundColor: "transparent",
    color: "var(--text-muted)",
  },
  ".cm-content": { caretColor: "var(--text)" },
  ".cm-activeLine": { backgroundColor: "var(--surface-stripe)" },
  ".cm-cursor, .cm-dropCursor": { borderLeftColor: "var(--text)" },
  "&.cm-focused": { outline: "2px solid var(--focus-ring)", outlineOffset: "-2px" },
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
      highlighted.of(languages[language]()),
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
    view.current?.dispatch({
      effects: [highlighted.reconfigure(languages[language]()), named.reconfigure(nameOf(label))],
    });
  }, [language, label, highlighted, named]);

  return <div ref={place} className={styles.editor} dir="ltr" />;
}

const nameOf = (label: string) => EditorView.contentAttributes.of({ "aria-label": label });

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
