import { IconPlus } from "@tabler/icons-react";
import { useId, useState } from "react";

import { nameTab } from "#demos/components/web/general/name-tab.ts";
import { formatNumber } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Tabs, tabPanelProps } from "#web/ui/display/tabs.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Row } from "#web/ui/layout/row.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

type OpenTab = { readonly id: string; readonly title: string };

/** Tabs that are added and closed. One without a title is named after its number. */
export function DynamicTabs() {
  const { t } = useTranslation();
  const panelId = useId();
  const [title, setTitle] = useState("");
  const [lastNumber, setLastNumber] = useState(3);
  const titleOf = (given: string, number: number) =>
    nameTab(given, number, (each) => t("Tab {{number}}", { number: formatNumber(each) }));
  const [tabs, setTabs] = useState<readonly OpenTab[]>(() =>
    ["1", "2", "3"].map((id) => ({ id, title: titleOf("", Number(id)) })),
  );
  const [active, setActive] = useState("1");
  const add = () => {
    const number = lastNumber + 1;
    setLastNumber(number);
    setTabs([...tabs, { id: String(number), title: titleOf(title, number) }]);
    setActive(String(number));
    setTitle("");
  };
  const close = () => {
    const index = tabs.findIndex(({ id }) => id === active);
    const rest = tabs.filter(({ id }) => id !== active);
    setTabs(rest);
    setActive((rest[index] ?? rest.at(-1))?.id ?? "");
  };
  const shown = tabs.find(({ id }) => id === active);
  return (
    <Stack>
      <Tabs label={t("Dynamic tabs")} tabs={tabs} active={active} onChange={setActive} panelId={panelId} />
      {shown && (
        <div {...tabPanelProps(panelId, active)}>
          <Row>
            <span dir="auto">{t("The content of {{title}}", { title: `\u2068${shown.title}\u2069` })}</span>
            <Button
              size="small"
              variant="subtle"
              aria-disabled={tabs.length === 1}
              onClick={() => tabs.length > 1 && close()}
            >
              {t("Close tab")}
            </Button>
          </Row>
        </div>
      )}
      <TextField
        label={t("Title of the new tab")}
        description={t("Without a title, it is named after its number.")}
        name="tab"
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <div>
        <Button onClick={add}>
          <IconPlus size={16} stroke={1.75} aria-hidden />
          {t("Add tab")}
        </Button>
      </div>
    </Stack>
  );
}
