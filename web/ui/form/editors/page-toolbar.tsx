import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhotoPlus,
  IconStrikethrough,
  IconUnderline,
} from "@tabler/icons-react";
import { type Editor, useEditorState } from "@tiptap/react";
import { type ComponentType, Suspense, useState } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { Tool, Toolbar, ToolGroup } from "#web/ui/actions/toolbar.tsx";
import styles from "#web/ui/form/editors/page-editor.module.css";
import { describeImage, insertImage, readSelectedAlt } from "#web/ui/form/editors/images/place-image.ts";
import { TableMenu } from "#web/ui/form/editors/table-menu.tsx";
import { Select } from "#web/ui/form/lists/select.tsx";

const LinkDialog = lazyPart(() => import("#web/ui/form/editors/link-dialog.tsx").then((part) => part.LinkDialog), {
  failure: "dialog",
});
const ImageDialog = lazyPart(
  () => import("#web/ui/form/editors/images/image-dialog.tsx").then((part) => part.ImageDialog),
  {
    failure: "dialog",
  },
);

/** The levels of headings in a document. */
export const headingLevels = [1, 2, 3, 4] as const;
const iconProps = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

type Icon = ComponentType<typeof iconProps>;
type ToggleTool = { name: string; label: string; icon: Icon; run: () => void };

type PageToolbarProps = {
  editor: Editor;
  className?: string | undefined;
  /** The levels of headings that the text may contain. */
  headings?: readonly (typeof headingLevels)[number][];
  /** Whether the text may contain images. */
  hasImages: boolean;
};

/** The tools of a text with headings and tables, and of one with images. */
export function PageToolbar({ editor, className, headings = headingLevels, hasImages }: PageToolbarProps) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<"link" | "image">();
  const state = useEditorState({ editor, selector: ({ editor: shown }) => readState(shown) });
  const isImage = state.imageAlt !== undefined;
  const chain = () => editor.chain().focus();

  const marks: readonly ToggleTool[] = [
    { name: "bold", label: t("Bold text"), icon: IconBold, run: () => chain().toggleBold().run() },
    { name: "italic", label: t("Italic"), icon: IconItalic, run: () => chain().toggleItalic().run() },
    { name: "underline", label: t("Underline"), icon: IconUnderline, run: () => chain().toggleUnderline().run() },
    { name: "strike", label: t("Strikethrough"), icon: IconStrikethrough, run: () => chain().toggleStrike().run() },
  ];
  const blocks: readonly ToggleTool[] = [
    { name: "bulletList", label: t("Bullet list"), icon: IconList, run: () => chain().toggleBulletList().run() },
    {
      name: "orderedList",
      label: t("Numbered list"),
      icon: IconListNumbers,
      run: () => chain().toggleOrderedList().run(),
    },
    { name: "blockquote", label: t("Quote"), icon: IconBlockquote, run: () => chain().toggleBlockquote().run() },
  ];
  const saveLink = (address?: string) => {
    setDialog(undefined);
    const link = chain().extendMarkRange("link");
    if (address === undefined) link.unsetLink().run();
    else if (editor.state.selection.empty && !state.active.has("link")) insertLink(editor, address);
    else link.setLink({ href: address }).run();
  };

  return (
    <>
      <Toolbar label={t("Formatting")} className={className}>
        <ToolGroup>
          <Select
            className={styles.style}
            aria-label={t("Paragraph style")}
            value={state.level}
            onChange={({ target }) => {
              const level = headings.find((each) => each === Number(target.value));
              // The arrow keys also choose: the next one should still reach the select.
              const change = target.matches(":focus-visible") ? editor.chain() : chain();
              if (level) change.setHeading({ level }).run();
              else change.setParagraph().run();
            }}
          >
            <option value={0}>{t("Paragraph")}</option>
            {headings.map((level) => (
              <option key={level} value={level}>
                {t("Heading {{level}}", { level })}
              </option>
            ))}
          </Select>
        </ToolGroup>
        <Toggles tools={marks} active={state.active} />
        <Toggles tools={blocks} active={state.active} />
        <ToolGroup>
          <Tool label={t("Link")} aria-pressed={state.active.has("link")} onClick={() => setDialog("link")}>
            <IconLink {...iconProps} />
          </Tool>
          {hasImages && (
            <Tool
              label={isImage ? t("Describe image") : t("Insert image")}
              aria-pressed={isImage || undefined}
              onClick={() => setDialog("image")}
            >
              <IconPhotoPlus {...iconProps} />
            </Tool>
          )}
          <TableMenu editor={editor} isInTable={state.active.has("table")} />
        </ToolGroup>
        <ToolGroup>
          <Tool label={t("Undo")} disabled={!state.canUndo} onClick={() => chain().undo().run()}>
            <IconArrowBackUp {...iconProps} data-mirrored />
          </Tool>
          <Tool label={t("Redo")} disabled={!state.canRedo} onClick={() => chain().redo().run()}>
            <IconArrowForwardUp {...iconProps} data-mirrored />
          </Tool>
        </ToolGroup>
      </Toolbar>
      <Suspense>
        {dialog === "link" && (
          <LinkDialog initial={state.link} onClose={() => setDialog(undefined)} onSave={saveLink} />
        )}
        {dialog === "image" && (
          <ImageDialog
            editor={editor}
            initialAlt={state.imageAlt}
            onClose={() => setDialog(undefined)}
            onInsert={(image) => {
              setDialog(undefined);
              insertImage(editor, image);
            }}
            onDescribe={(alt) => {
              setDialog(undefined);
              describeImage(editor, alt);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

function Toggles({ tools, active }: { tools: readonly ToggleTool[]; active: ReadonlySet<string> }) {
  return (
    <ToolGroup>
      {tools.map(({ name, label, icon: Icon, run }) => (
        <Tool key={name} label={label} aria-pressed={active.has(name)} onClick={run}>
          <Icon {...iconProps} />
        </Tool>
      ))}
    </ToolGroup>
  );
}

const names = "bold italic underline strike bulletList orderedList blockquote link table".split(" ");

/** What the toolbar shows of the selection. */
const noState = {
  active: new Set<string>(),
  imageAlt: undefined as string | undefined,
  level: 0,
  link: "",
  canUndo: false,
  canRedo: false,
};

function readState(editor: Editor) {
  // It may be destroyed between the render of its parent and this one.
  if (editor.isDestroyed) return noState;
  const { href } = editor.getAttributes("link");
  return {
    active: new Set(names.filter((name) => editor.isActive(name))),
    imageAlt: readSelectedAlt(editor),
    level: headingLevels.find((level) => editor.isActive("heading", { level })) ?? 0,
    link: typeof href === "string" ? href : "",
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}

/** Without a selection, the address itself becomes the text. */
const insertLink = (editor: Editor, href: string) =>
  editor
    .chain()
    .focus()
    .insertContent({
      type: "text",
      text: href.replace(/^(?:https?:\/\/|mailto:)/i, ""),
      marks: [{ type: "link", attrs: { href } }],
    })
    .run();
