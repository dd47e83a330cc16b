import type { WidgetState } from "#contract/screens/widgets.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { changePreferences, preferences } from "#web/lib/session/preferences.ts";
import { useStore } from "#web/lib/store.ts";
import type { Place } from "#web/ui/drag/place.ts";
import { arrange, moveWidget, restorePlace } from "#web/ui/widgets/arrange.ts";
import { applyChange, inverseOf, type WidgetChange } from "#web/ui/widgets/widget-changes.ts";
import type { WidgetDefinition } from "#web/ui/widgets/widget-definition.ts";

type ArrangementOptions = { screen: string; widgets: readonly WidgetDefinition[]; columns: number };

/**
 * The widgets of a screen as the person has arranged them, and their changes. Each offers to be undone with the inverse
 * change to the arrangement as it is then, so that later changes stay.
 */
export function useArrangement({ screen, widgets, columns }: ArrangementOptions) {
  const { t } = useTranslation();
  const state = useStore(preferences).widgets?.[screen];
  const lists = arrange(widgets, state, columns);
  const changes = state?.changes ?? {};
  const titleOf = (id: string) => changes[id]?.title ?? widgets.find((widget) => widget.id === id)?.title ?? "";

  /** Reads the arrangement again, because an undo may be run long after it was offered. */
  const write = (update: (now: WidgetState) => WidgetState) => {
    const { widgets: all } = preferences.get();
    const now = all?.[screen];
    const { columns: ids } = arrange(widgets, now, columns);
    changePreferences({ widgets: { ...all, [screen]: update({ columns: ids, changes: now?.changes ?? {} }) } });
  };
  const writeChange = (id: string, change: WidgetChange) =>
    write((now) => ({ ...now, changes: applyChange(now.changes, id, change) }));
  const restore = (id: string) => write((now) => ({ ...now, columns: restorePlace(now.columns, id, lists.columns) }));

  const nameChange = ({ colour, isCollapsed }: WidgetChange) => {
    if (colour !== undefined) return t("Color changed");
    if (isCollapsed === undefined) return t("Title changed");
    return isCollapsed ? t("Widget collapsed") : t("Widget expanded");
  };

  return {
    lists,
    changes,
    titleOf,
    move(id: string, place: Place) {
      write((now) => ({ ...now, columns: moveWidget(now.columns, id, place) }));
      offerUndo({
        title: t("Widget moved"),
        text: titleOf(id),
        key: `widget place ${screen} ${id}`,
        undo: () => restore(id),
      });
    },
    change(id: string, change: WidgetChange) {
      const inverse = inverseOf(changes[id], change);
      writeChange(id, change);
      offerUndo({
        title: nameChange(change),
        text: change.title ?? titleOf(id),
        key: `widget ${Object.keys(change).join()} ${screen} ${id}`,
        isQuiet: change.isCollapsed !== undefined,
        undo: () => writeChange(id, inverse),
      });
    },
    remove(id: string) {
      writeChange(id, { isDeleted: true });
      offerUndo({
        title: t("Widget deleted"),
        text: titleOf(id),
        undo() {
          writeChange(id, { isDeleted: undefined });
          restore(id);
        },
      });
    },
  };
}
