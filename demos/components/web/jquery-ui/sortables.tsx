import { IconGripVertical } from "@tabler/icons-react";
import { useId, useState } from "react";

import { english } from "#contract/english.ts";
import { moveItem } from "#demos/components/web/jquery-ui/move-item.ts";
import styles from "#demos/components/web/jquery-ui/sortables.module.css";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { translateData, useTranslation } from "#web/lib/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { useDrag } from "#web/ui/drag/use-drag.ts";

const tasks = [
  english("Check the delivery"),
  english("Write the invoice"),
  english("Call the customer"),
  english("File the order"),
];

/** A list that is put in order by mouse, touch and keyboard. */
export function Sortables() {
  const { t } = useTranslation();
  const titleId = useId();
  const [items, setItems] = useState<readonly string[]>(tasks);
  const label = t("Order of work");
  const { rootRef, ...drag } = useDrag({
    lists: [{ key: "work", label, count: items.length }],
    labelOf: translateData,
    onMove: (item, { index }) => {
      setItems(moveItem(items, item, index));
      offerUndo({ title: t("Order changed"), isQuiet: true, undo: () => setItems(items) });
    },
  });
  return (
    <div ref={rootRef}>
      <p id={titleId} className={styles.title}>
        {label}
      </p>
      <p id={drag.helpId} className="visually-hidden">
        {drag.help}
      </p>
      <p className="visually-hidden" role="status">
        {drag.announcement}
      </p>
      <ol className={styles.list} aria-labelledby={titleId} {...drag.listProps("work")}>
        {items.map((item, index) => (
          <li
            key={item}
            className={styles.item}
            data-drop-before={drag.isDropBefore("work", index) || undefined}
            data-drop-after={(index === items.length - 1 && drag.isDropAtEnd("work", items.length)) || undefined}
            {...drag.itemProps(item, index)}
          >
            <IconButton
              label={t("Move {{title}}", { title: translateData(item) })}
              className={styles.handle}
              {...drag.handleProps(item, "work", index)}
            >
              <IconGripVertical size={16} stroke={1.75} aria-hidden />
            </IconButton>
            {translateData(item)}
          </li>
        ))}
      </ol>
    </div>
  );
}
