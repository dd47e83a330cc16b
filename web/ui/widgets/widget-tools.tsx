import { IconChevronDown } from "@tabler/icons-react";
import type { RefObject } from "react";

import type { WidgetColour } from "#contract/screens/widgets.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { useFullScreen } from "#web/ui/widgets/use-full-screen.ts";
import { useWidgetActions, type WidgetAction, type WidgetActionsOptions } from "#web/ui/widgets/widget-actions.tsx";
import type { WidgetChange } from "#web/ui/widgets/widget-changes.ts";
import { ColourMenu } from "#web/ui/widgets/widget-colours.tsx";
import { WidgetMenu } from "#web/ui/widgets/widget-menu.tsx";
import styles from "#web/ui/widgets/widget-tools.module.css";

type QuickToolsProps = WidgetActionsOptions & {
  colour: WidgetColour;
  onChange: (change: WidgetChange) => void;
};

/** The tools that appear on hover and focus, before the widget's own buttons. Touch screens have them in the menu only. */
export function QuickTools({ colour, onChange, ...options }: QuickToolsProps) {
  const actions = useWidgetActions(options);
  return (
    <div className={styles.quick}>
      {options.definition.canColour !== false && (
        <ColourMenu title={options.title} colour={colour} onChoose={(next) => onChange({ colour: next })} />
      )}
      <ActionButtons actions={actions} />
    </div>
  );
}

type WidgetToolsProps = QuickToolsProps & {
  /** The id of the collapsible body. */
  bodyId: string;
  isCollapsed: boolean;
  article: RefObject<HTMLElement | null>;
};

/** The permanent tools, after the widget's own buttons: one that collapses it, and its menu. */
export function WidgetTools({ colour, bodyId, isCollapsed, article, onChange, ...options }: WidgetToolsProps) {
  const { t } = useTranslation();
  const { definition, title, isFull, onFullScreen } = options;
  const actions = useWidgetActions(options);
  useFullScreen(article, isFull, onFullScreen);
  return (
    <>
      {definition.canCollapse !== false && !isFull && (
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
        colour={definition.canColour === false ? undefined : colour}
        onColour={(next) => onChange({ colour: next })}
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
