import { sql } from "kysely";

import { usernameLength } from "#contract/account/auth.ts";
import { english } from "#contract/text/english.ts";
import type { Role } from "#contract/roles.ts";
import { findByEmail, findTaken, suggestUsername } from "#server/auth/accounts.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import { recordAudit } from "#server/lib/rows/record-audit.ts";

type Invitation = {
  readonly email: string;
  readonly role: Role;
  readonly name: string;
  /** The id of the administrator. */
  readonly actor: string;
};

/** Enough for an office with many people of one name. */
const maxUsernames = 20;

/**
 * Creates an account without a password, or finds the one that was created by an earlier invitation.
 *
 * @throws {AppError} `invalid_input` if the address belongs to an account that is in use
 */
export async function inviteAccount(db: Db, invitation: Invitation) {
  const known = await findByEmail(db, invitation.email);
  return known ? repeatInvitation(db, known.id, invitation) : addInvited(db, invitation);
}

const repeatInvitation = (db: Db, id: string, { role, actor }: Invitation) =>
  db.transaction().execute(async (transaction) => {
    const account = await transaction.selectFrom("people").select("status").where("id", "=", id).executeTakeFirst();
    if (account?.status !== "Invited") refuseTaken();
    await transaction
      .updateTable("users")
      .set({ role, invitedAt: sql<Date>`now()` })
      .where("id", "=", id)
      .execute();
    await recordAudit(transaction, { action: "account-invited", actor, subject: id, details: { role } });
    return id;
  });

/** The username can be taken between the check and the insert, so try another one. */
async function addInvited(db: Db, { email, role, name, actor }: Invitation) {
  const [firstName = "", ...rest] = name.split(/\s+/);
  const base = suggestUsername(email.split("@")[0] ?? "").slice(0, usernameLength.max - 2);
  for (let attempt = 1; attempt <= maxUsernames; attempt += 1) {
    const username = attempt === 1 ? base : `${base}${attempt}`;
    const taken = await findTaken(db, { username, email });
    if (taken.email) refuseTaken();
    if (taken.username) continue;
    const id = await db.transaction().execute(async (transaction) => {
      const user = await transaction
        .insertInto("users")
        .values({
          username,
          email: email.toLowerCase(),
          name: name || username,
          firstName: firstName.slice(0, 60),
          lastName: rest.join(" ").slice(0, 60),
          picture: "",
          role,
          invitedAt: sql<Date>`now()`,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst();
      if (user)
        await recordAudit(transaction, { action: "account-invited", actor, subject: user.id, details: { role } });
      return user?.id;
    });
    if (id !== undefined) return id;
  }
  throw new Error("No username was free");
}

function refuseTaken(): never {
  const message = english("An account with this email address already exists");
  throw new AppError("invalid_input", message, { email: message });
}
