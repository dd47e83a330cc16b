import { IconFilter } from "@tabler/icons-react";
import { useState } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import { Dropdown } from "#web/ui/actions/dropdown.tsx";
import { Choice } from "#web/ui/form/choice.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import styles from "#demos/components/web/general/general.module.css";

/** A panel below its button. It closes on Escape, on a click outside, and when the focus leaves it. */
export function Popovers() {
  const { t } = useTranslation();
  const [size, setSize] = useState("all");
  const options = [
    { value: "all", label: t("All") },
    { value: "small", label: t("Small") },
    { value: "large", label: t("Large") },
  ];
  return (
    <Row>
      <Dropdown label={t("Filter")} icon={<IconFilter size={20} stroke={1.75} aria-hidden />}>
        {() => (
          <div className={styles.panel}>
            <Choice label={t("Size")} options={options} value={size} onChange={setSize} />
          </div>
        )}
      </Dropdown>
      <span role="status">
        {t("Size: {{name}}", { name: options.find(({ value }) => value === size)?.label ?? "" })}
      </span>
    </Row>
  );
}
