import type { Context, Hono } from "hono";

import { english } from "#contract/text/english.ts";
import * as contract from "#contract/people.ts";
import { limitAttempts, limits } from "#server/auth/attempts.ts";
import { createLink } from "#server/auth/mails/links.ts";
import type { AuthOptions } from "#server/auth/auth-options.ts";
import type { Db } from "#server/db/client.ts";
import { type AccountPart, accountRowsOf } from "#server/lib/rows/account-rows.ts";
import { AppError, found } from "#server/lib/errors.ts";
import { type AppEnv, implement, type Person, requirePerson } from "#server/lib/http/implement.ts";
import { isUuid } from "#server/lib/is-uuid.ts";
import { recordAudit } from "#server/lib/rows/record-audit.ts";
import { streamExport } from "#server/lib/tables/stream-export.ts";
import { exportRoute } from "#server/lib/tables/table-export.ts";
import { readTablePage } from "#server/lib/tables/table-query.ts";
import { writeAccountData } from "#server/people/account-data.ts";
import { changeRole, endAllSessions, reinstate, suspend } from "#server/people/changes.ts";
import { deleteAccount } from "#server/people/delete-account.ts";
import { invitationDays, writeInvitationMail } from "#server/people/invitation-mail.ts";
import { inviteAccount } from "#server/people/invite.ts";
import { peopleSource } from "#server/people/source.ts";

type Options = {
  readonly db: Db;
  readonly auth: Pick<AuthOptions, "demoUsername" | "sendMail" | "publicAddress" | "log" | "engine" | "canInvite">;
  readonly accountParts: readonly AccountPart[];
};

/** The default page size. */
const peoplePage = 15;

export function peopleRoutes(app: Hono<AppEnv>, { db, auth, accountParts }: Options) {
  const isDemo = auth.demoUsername !== undefined;
  const source = peopleSource(auth.demoUsername);

  implement(app, contract.listPeople, async ({ person, query }) => {
    const { data, ...page } = await readTablePage(db, source, query, query.size ?? peoplePage);
    return { ...page, data: data.map((row) => ({ ...row, isYou: row.id === person.id })) };
  });
  exportRoute(app, db, contract.peopleExportPath, "people", source, "admin");

  implement(app, contract.invitePerson, async ({ person, body }) => {
    refuseInDemo();
    if (!auth.canInvite) throw new AppError("forbidden", "Registration is closed");
    await limitAttempts(db, limits.invitationByAccount, person.id);
    await limitAttempts(db, limits.invitationToAccount, body.email);
    const { email, role, name = "", language } = body;
    const id = await inviteAccount(db, { email, role, name, actor: person.id });
    await sendInvitation(id, person, language);
    return { id };
  });

  implement(app, contract.changeRole, async ({ person, params, body }) => {
    refuseInDemo();
    await changeRole(db, { actor: person.id, subject: params.id }, body.role);
    return {};
  });

  implement(app, contract.suspendPerson, async ({ person, params }) => {
    refuseInDemo();
    await suspend(db, { actor: person.id, subject: params.id });
    return {};
  });

  implement(app, contract.reinstatePerson, async ({ person, params }) => {
    refuseInDemo();
    await reinstate(db, { actor: person.id, subject: params.id });
    return {};
  });

  implement(app, contract.endPersonSessions, async ({ person, params }, context) => {
    refuseInDemo();
    await endAllSessions(db, { actor: person.id, subject: params.id }, context.get("session")?.id);
    return {};
  });

  implement(app, contract.deletePerson, async ({ person, params, body }) => {
    refuseInDemo();
    await deleteAccount(db, { actor: person.id, subject: params.id }, body.giveTo, accountParts);
    return {};
  });

  // Not mounted with `implement`: the response is a file, which is streamed.
  app.get(contract.personDataPath(":id"), (context) => {
    const person = requirePerson(context, "admin");
    const id = context.req.param("id") ?? "";
    // Visitors of the demo share an account, and must not read those of others.
    if (isDemo && id !== person.id) refuseInDemo();
    return sendData(context, person, id);
  });
  app.get(contract.ownDataPath, (context) => {
    const person = requirePerson(context);
    return sendData(context, person, person.id);
  });

  async function sendInvitation(id: string, person: Person, language: string | undefined) {
    const { email: to, username } = await db
      .selectFrom("users")
      .select(["email", "username"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const { name } = await db.selectFrom("users").select("name").where("id", "=", person.id).executeTakeFirstOrThrow();
    const token = await createLink({ db, engine: auth.engine }, id, { minutes: invitationDays * 24 * 60 });
    const link = `${auth.publicAddress()}#/forgot-password?token=${token}`;
    const mail = writeInvitationMail({ to, username, inviter: name, link, language });
    await auth.sendMail(mail).catch((error: unknown) => {
      auth.log("error", {
        message: "A mail could not be sent",
        mail: "invitation",
        error: error instanceof Error ? error.name : "unknown",
      });
      throw new AppError(
        "unavailable",
        "The account was created, but the mail server did not accept the invitation. Send it again later.",
      );
    });
  }

  /** Sends all data of an account as a file, and records that in the audit log. */
  async function sendData(context: Context<AppEnv>, person: Person, id: string) {
    const account = isUuid(id)
      ? await db.selectFrom("users").select("username").where("id", "=", id).executeTakeFirst()
      : undefined;
    const { username } = found(account, "Account not found");
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="atrium-${username}.json"`,
      "cache-control": "no-store",
    };
    if (context.req.method === "HEAD") return context.body(null, 200, headers);
    const body = streamExport(db, writeAccountData(db, id, accountRowsOf(accountParts)), person.id);
    await db
      .transaction()
      .execute((transaction) => recordAudit(transaction, { action: "data-exported", actor: person.id, subject: id }));
    return context.body(body, 200, headers);
  }

  /** @throws {AppError} `forbidden` in the demo */
  function refuseInDemo() {
    if (isDemo) throw new AppError("forbidden", english("In the demo, accounts cannot be changed."));
  }
}
