import { IconChevronDown } from "@tabler/icons-react";
import { useState } from "react";

import { notify } from "#web/lib/alerts.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";
import { Row } from "#web/ui/layout/row.tsx";

/** Menus run actions, or hold a choice: one of several, or several. */
export function Menus() {
  const { t } = useTranslation();
  const [order, setOrder] = useState("newest");
  const [columns, setColumns] = useState<readonly string[]>(["name"]);
  const actions = [
    { key: "print", label: t("Print") },
    { key: "share", label: t("Share") },
  ];
  const orders = [
    { key: "newest", label: t("Newest first"), isChecked: order === "newest" },
    { key: "oldest", label: t("Oldest first"), isChecked: order === "oldest" },
  ];
  const shown = [
    { key: "name", label: t("Name"), isChecked: columns.includes("name") },
    { key: "city", label: t("City"), isChecked: columns.includes("city") },
  ];
  const toggle = (key: string) =>
    setColumns(columns.includes(key) ? columns.filter((each) => each !== key) : [...columns, key]);
  const arrow = <IconChevronDown size={16} stroke={1.75} aria-hidden />;
  return (
    <>
      <Row>
        <Menu
          label={t("Actions")}
          choices={actions}
          onChoose={(key) =>
            notify({
              title: t("Chosen: {{name}}", { name: actions.find((each) => each.key === key)?.label ?? "" }),
              tone: "info",
            })
          }
          button={(props) => (
            <Button {...props}>
              {t("Actions")}
              {arrow}
            </Button>
          )}
        />
        <Menu
          label={t("Order")}
          checks="one"
          choices={orders}
          onChoose={setOrder}
          button={(props) => (
            <Button {...props}>
              {t("Order")}
              {arrow}
            </Button>
          )}
        />
        <Menu
          label={t("Columns")}
          checks="several"
          choices={shown}
          onChoose={toggle}
          button={(props) => (
            <Button {...props}>
              {t("Columns")}
              {arrow}
            </Button>
          )}
        />
      </Row>
      <p role="status">
        {[...orders, ...shown]
          .filter(({ isChecked }) => isChecked)
          .map(({ label }) => label)
          .join(" · ")}
      </p>
    </>
  );
}
