import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconIndentDecrease,
  IconIndentIncrease,
  IconPencil,
  IconPlus,
  IconTrash,
} from "@tabler/icons-react";

import type { NestedItem, NestedListKey } from "#demos/nested-lists/contract.ts";
import styles from "#demos/nested-lists/web/nested-lists.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";
import { MenuItem } from "#web/ui/actions/menu-list.tsx";
import type { NestedDrag, Step } from "#web/ui/nested-list/use-nested-drag.ts";

type ItemMenuProps = {
  item: NestedItem;
  drag: NestedDrag<NestedListKey>;
  /** Undefined on the last level. */
  onAdd: (() => void) | undefined;
  onRename: () => void;
  onDelete: () => void;
};

/** The actions of an item. Its steps are what dragging does, for those who cannot drag. */
export function ItemMenu({ item, drag, onAdd, onRename, onDelete }: ItemMenuProps) {
  const { t } = useTranslation();
  const label = t("More: {{title}}", { title: item.name });
  const choices = [
    ...(onAdd
      ? [{ key: "add", label: t("Add item inside"), icon: <IconPlus size={16} stroke={1.75} aria-hidden /> }]
      : []),
    { key: "rename", label: t("Rename"), icon: <IconPencil size={16} stroke={1.75} aria-hidden /> },
  ];
  return (
    <Menu
      label={label}
      choices={choices}
      onChoose={(key) => (key === "add" ? onAdd?.() : onRename())}
      button={(props) => (
        <IconButton label={label} className={styles.more} {...props}>
          <IconDots size={16} stroke={1.75} aria-hidden />
        </IconButton>
      )}
    >
      {(close) => (
        <>
          <StepItems
            placeAfter={(step) => drag.placeAfter(item.id, step)}
            onStep={(place) => {
              close();
              drag.moveTo(item.id, place);
            }}
          />
          <MenuItem
            icon={<IconTrash size={16} stroke={1.75} aria-hidden />}
            className={styles.delete}
            onClick={() => {
              close();
              onDelete();
            }}
          >
            {t("Delete")}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

type StepPlace = NonNullable<ReturnType<NestedDrag<NestedListKey>["placeAfter"]>>;

type StepItemsProps = {
  placeAfter: (step: Step) => StepPlace | undefined;
  onStep: (place: StepPlace) => void;
};

/** The steps that lead somewhere. */
function StepItems({ placeAfter, onStep }: StepItemsProps) {
  const { t } = useTranslation();
  const steps: readonly { step: Step; label: string; Icon: typeof IconArrowUp; isMirrored?: true }[] = [
    { step: "up", label: t("Move up"), Icon: IconArrowUp },
    { step: "down", label: t("Move down"), Icon: IconArrowDown },
    { step: "in", label: t("Move in"), Icon: IconIndentIncrease, isMirrored: true },
    { step: "out", label: t("Move out"), Icon: IconIndentDecrease, isMirrored: true },
  ];
  return (
    <div className={styles.group} role="group">
      {steps.map(({ step, label, Icon, isMirrored }) => {
        const place = placeAfter(step);
        return (
          place && (
            <MenuItem
              key={step}
              icon={<Icon size={16} stroke={1.75} aria-hidden data-mirrored={isMirrored} />}
              onClick={() => onStep(place)}
            >
              {label}
            </MenuItem>
          )
        );
      })}
    </div>
  );
}
