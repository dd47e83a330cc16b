import { accountParts } from "#generated/account-parts.gen.ts";
import { inOrder } from "#web/lib/parts.ts";
import { AccountMenu } from "#web/shell/account/account-menu.tsx";

const items = inOrder(accountParts).map(({ id, Item }) => <Item key={id} />);

/** The menu of the account, with the items of features. */
export const Menu = ({ onClose }: { onClose: () => void }) => <AccountMenu onClose={onClose}>{items}</AccountMenu>;
