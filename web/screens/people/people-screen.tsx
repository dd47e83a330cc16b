import { IconUserPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useMemo, useState } from "react";

import { type AccountRow, type PeopleColumn, peopleColumns, peopleExportPath } from "#contract/people.ts";
import { AccountMenu, useAccountActions } from "#web/screens/people/account-actions.tsx";
import { LastUsedCell, NameCell, RoleCell, StatusChip } from "#web/screens/people/account-cells.tsx";
import { peopleQuery } from "#web/screens/people/queries.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { useAddressRequest } from "#web/lib/api/use-address-request.ts";
import { authOptionsQuery } from "#web/lib/session/auth-options.ts";
import { userQuery } from "#web/lib/api/user-query.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/display/text/note.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import { type Column, phoneBelow, type PhoneRow } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { useTableAddress } from "#web/ui/table/use-address.ts";
import { useWidth } from "#web/ui/table/use-width.ts";

const InviteDialog = lazyPart(async () => (await import("#web/screens/people/invite-dialog.tsx")).InviteDialog);
const DeleteDialog = lazyPart(async () => (await import("#web/screens/people/delete-dialog.tsx")).DeleteDialog);

const defaults = { sizes: [15, 30, 100], sort: [{ column: "name", isDescending: false }] } as const;

/** The username is below the name. */
type ShownColumn = Exclude<PeopleColumn, "username">;

const columnSetup = (canChange: boolean, isPhone: boolean): Record<ShownColumn, Partial<Column<AccountRow>>> => ({
  name: { width: 212, render: (account) => <NameCell account={account} hasEmail={isPhone} /> },
  email: { width: 232, isSecondary: true },
  role: { width: 132, render: (account) => <RoleCell account={account} canChange={canChange} /> },
  status: { width: 108, render: ({ status }) => <StatusChip status={status} /> },
  lastUsed: { width: 116, render: (account) => <LastUsedCell account={account} /> },
  sessions: { width: 92, isSecondary: true },
  created: { width: 132, isSecondary: true },
});

const createColumns = (canChange: boolean, isPhone = false): readonly Column<AccountRow>[] => {
  const setup = columnSetup(canChange, isPhone);
  return peopleColumns.flatMap((column) =>
    column.id === "username" ? [] : { ...column, ...setup[column.id], value: (row: AccountRow) => row[column.id] },
  );
};

const phoneRow: PhoneRow<ShownColumn> = { title: "name", value: "status" };

/** The accounts of the office, for administrators. */
export function PeopleScreen() {
  const { t } = useTranslation();
  const isPhone = useWidth() < phoneBelow;
  const [isInviting, setIsInviting] = useState(false);
  const [deleted, setDeleted] = useState<AccountRow>();
  const view = useTableAddress(allColumns, defaults);
  const query = useQuery(peopleQuery(view.params));
  // The role is absent in the demo, where accounts are shared.
  const canChange = useQuery(userQuery).data?.role !== undefined;
  const { data: options } = useQuery(authOptionsQuery);
  const canInvite = canChange && options?.canInvite !== false;
  const [isInvitationRequested, endRequest] = useAddressRequest("invite");
  const closeInvitation = () => {
    setIsInviting(false);
    if (isInvitationRequested) endRequest();
  };
  const columns = useMemo(() => createColumns(canChange, isPhone), [canChange, isPhone]);
  const actionsOf = useAccountActions(canChange, setDeleted);
  const drawActions = (account: AccountRow, hasWords: boolean) => (
    <AccountMenu name={account.name} actions={actionsOf(account)} hasWords={hasWords} />
  );
  return (
    <Screen
      title={t("People")}
      description={
        canChange
          ? t("Invite colleagues, change their roles, and suspend or delete accounts.")
          : t("Everyone with an account, with their role and when they were last here.")
      }
      actions={
        canInvite && (
          <Button variant="primary" onPointerEnter={InviteDialog.preload} onClick={() => setIsInviting(true)}>
            <IconUserPlus size={18} stroke={1.75} aria-hidden />
            {t("Invite")}
          </Button>
        )
      }
    >
      {!canChange && <Note>{t("In the demo, accounts cannot be changed.")}</Note>}
      <DataTable
        id="people"
        label={t("People")}
        columns={columns}
        phoneRow={phoneRow}
        view={view}
        source={{ server: query, exportPath: peopleExportPath }}
        row={{
          keyOf: ({ id }) => id,
          listsColumns: true,
          actions: (account) => drawActions(account, isPhone),
          // On phones, they are there already.
          details: (account) => !isPhone && drawActions(account, true),
          menu: actionsOf,
        }}
      />
      <Suspense>
        {(isInviting || (isInvitationRequested && canInvite)) && <InviteDialog onClose={closeInvitation} />}
        {deleted && <DeleteDialog account={deleted} onClose={() => setDeleted(undefined)} />}
      </Suspense>
    </Screen>
  );
}

/** For the address, which does not depend on how cells are drawn. */
const allColumns = createColumns(true);
