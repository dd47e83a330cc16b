import { IconRestore, IconFold, IconFoldDown } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { initialLists, type ListContent } from "#demos/nested-lists/contract.ts";
import styles from "#demos/nested-lists/web/nested-lists.module.css";
import type { Folding } from "#demos/nested-lists/web/use-collapsed.ts";
import { isSame } from "#web/lib/changes/conflict.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";

type BoardActionsProps = {
  /** Undefined until the lists have loaded. */
  content: ListContent | undefined;
  folding: Folding;
  onReset: () => void;
};

/** The actions of both lists together. */
export function BoardActions({ content, folding, onReset }: BoardActionsProps) {
  const { t } = useTranslation();
  const canReset =
    content !== undefined &&
    !isSame([content.navigation, content.onboarding], [initialLists.navigation, initialLists.onboarding]);
  return (
    <>
      <Action isOff={!folding.canExpand} onClick={folding.expandAll}>
        <IconFoldDown size={16} stroke={1.75} aria-hidden />
        {t("Expand all")}
      </Action>
      <Action isOff={!folding.canCollapse} onClick={folding.collapseAll}>
        <IconFold size={16} stroke={1.75} aria-hidden />
        {t("Collapse all")}
      </Action>
      <Action isOff={!canReset} onClick={onReset}>
        <IconRestore size={16} stroke={1.75} aria-hidden />
        {t("Reset")}
      </Action>
    </>
  );
}

type ActionProps = { isOff: boolean; onClick: () => void; children: ReactNode };

/** Uses `aria-disabled`, because `disabled` would take the focus from the person who just pressed it. */
const Action = ({ isOff, onClick, children }: ActionProps) => (
  <Button className={styles.action} aria-disabled={isOff} onClick={() => !isOff && onClick()}>
    {children}
  </Button>
);
