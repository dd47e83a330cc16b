import { IconTable } from "@tabler/icons-react";
import type { Editor } from "@tiptap/react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Menu } from "#web/ui/actions/menu.tsx";
import { Tool } from "#web/ui/actions/toolbar.tsx";

type TableMenuProps = { editor: Editor; isInTable: boolean };

/** Inserts a table; within one, changes its rows and columns. */
export function TableMenu({ editor, isInTable }: TableMenuProps) {
  const { t } = useTranslation();
  const chain = () => editor.chain().focus();
  const commands: Readonly<Record<string, { label: string; run: () => void }>> = isInTable
    ? {
        rowBefore: { label: t("Insert row above"), run: () => chain().addRowBefore().run() },
        rowAfter: { label: t("Insert row below"), run: () => chain().addRowAfter().run() },
        columnBefore: { label: t("Insert column before"), run: () => chain().addColumnBefore().run() },
        columnAfter: { label: t("Insert column after"), run: () => chain().addColumnAfter().run() },
        header: { label: t("Header row"), run: () => chain().toggleHeaderRow().run() },
        deleteRow: { label: t("Delete row"), run: () => chain().deleteRow().run() },
        deleteColumn: { label: t("Delete column"), run: () => chain().deleteColumn().run() },
        deleteTable: { label: t("Delete table"), run: () => chain().deleteTable().run() },
      }
    : {
        insert: {
          label: t("Insert table"),
          run: () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
        },
      };
  return (
    <Menu
      label={t("Table")}
      choices={Object.entries(commands).map(([key, { label }]) => ({ key, label }))}
      onChoose={(key) => commands[key]?.run()}
      button={(props) => (
        <Tool label={t("Table")} aria-pressed={isInTable} {...props}>
          <IconTable size={18} stroke={1.75} aria-hidden />
        </Tool>
      )}
    />
  );
}
