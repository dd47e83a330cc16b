import { IconChevronDown } from "@tabler/icons-react";
import type { ReactNode, RefObject } from "react";

import type { WidgetColour } from "#contract/widgets.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { useFullScreen } from "#web/ui/widgets/use-full-screen.ts";
import { useWidgetActions, type WidgetAction, type WidgetActionsOptions } from "#web/ui/widgets/widget-actions.tsx";
import type { WidgetChange } from "#web/ui/widgets/widget-changes.ts";
import { ColourMenu } from "#web/ui/widgets/widget-colours.tsx";
import { WidgetMenu } from "#web/ui/widgets/widget-menu.tsx";
import styles from "#web/ui/widgets/widget-tools.module.css";

type WidgetToolsProps = WidgetActionsOptions & {
  colour: WidgetColour;
  /** The id of the collapsible body. */
  bodyId: string;
  isCollapsed: boolean;
  article: RefObject<HTMLElement | null>;
  onChange: (change: WidgetChange) => void;
  /** The definition's own buttons. */
  children: ReactNode;
};

/**
 * The tools in a widget's head. Permanent are the widget's own buttons, one to collapse it and its menu; the others
 * appear beside them on hover and focus, and are only in the menu on touch screens.
 */
export function WidgetTools({
  colour,
  bodyId,
  isCollapsed,
  article,
  onChange,
  children,
  ...options
}: WidgetToolsProps) {
  const { t } = useTranslation();
  const { definition, title, isFull, onFullScreen } = options;
  const actions = useWidgetActions(options);
  useFullScreen(article, isFull, onFullScreen);
  const { canCollapse, canColour } = definition;
  const setColour = (next: WidgetColour) => onChange({ colour: next });
  return (
    <>
      <div className={styles.quick}>
        {canColour !== false && <ColourMenu title={title} colour={colour} onChoose={setColour} />}
        <ActionButtons actions={actions} />
      </div>
      {children}
      {canCollapse !== false && !isFull && (
        <IconButton
          label={isCollapsed ? t("Expand {{title}}", { title }) : t("Collapse {{title}}", { title })}
          aria-expanded={!isCollapsed}
          aria-controls={bodyId}
          className={`${styles.tool} ${styles.collapse}`}
          onClick={() => onChange({ isCollapsed: !isCollapsed })}
        >
          <IconChevronDown size={16} stroke={1.75} aria-hidden />
        </IconButton>
      )}
      <WidgetMenu
        title={title}
        actions={actions}
        colour={canColour === false ? undefined : colour}
        onColour={setColour}
      />
    </>
  );
}

function ActionButtons({ actions }: { actions: readonly WidgetAction[] }) {
  return actions.map(({ key, name, icon, isPressed, isDisabled, run }) => (
    <IconButton
      key={key}
      label={name}
      className={styles.tool}
      data-tool={key}
      aria-pressed={isPressed}
      aria-disabled={isDisabled}
      onClick={run}
    >
      {icon}
    </IconButton>
  ));
}
