import { useQuery } from "@tanstack/react-query";

import type { ChatStatus } from "#features/chat/contract.ts";
import { listStatusChoices, StatusDot, statusWord } from "#features/chat/web/people/status.tsx";
import { chatQuery, useChangeStatus } from "#features/chat/web/queries.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import type { AccountPart } from "#web/lib/parts.ts";
import { userQuery } from "#web/lib/api/user-query.ts";
import { Submenu } from "#web/ui/actions/submenu.tsx";

export const accountPart: AccountPart = { id: "status", order: 10, Item: StatusItem };

/** The status that others see. */
function StatusItem() {
  const { t } = useTranslation();
  const me = useQuery(userQuery).data?.username ?? "";
  const { data: chat } = useQuery(chatQuery(undefined));
  const own = chat?.users.find(({ username }) => username === me)?.status;
  const change = useChangeStatus(me);
  return (
    <Submenu
      label={t("Status")}
      icon={own && <StatusDot status={own} />}
      value={own && statusWord(t, own, true)}
      choices={listStatusChoices(t, own)}
      onChoose={(key) => change.mutate(key as ChatStatus)}
    />
  );
}
