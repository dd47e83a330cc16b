import type { Hono } from "hono";

import * as contract from "#features/email-templates/contract.ts";
import { limitAttempts, limits } from "#server/auth/attempts.ts";
import type { AuthOptions } from "#server/auth/auth-options.ts";
import type { Db } from "#server/db/client.ts";
import { initialValues } from "#features/email-templates/server/initial-values.ts";
import { composeFile } from "#features/email-templates/server/mail-file.ts";
import { deleteValues, findAddress, findValues, saveValues } from "#features/email-templates/server/queries.ts";
import { renderTemplate } from "#features/email-templates/server/render-template.ts";
import { AppError } from "#server/lib/errors.ts";
import { type AppEnv, implement, type Person } from "#server/lib/http/implement.ts";
import { type MailLanguage, mailLanguageOf } from "#server/lib/mail/mail-language.ts";
import { defaultSender } from "#server/lib/mail/mail.ts";

type Options = {
  readonly db: Db;
  readonly auth: Pick<AuthOptions, "sendMail" | "log">;
  readonly operation: { readonly mailHost: string | undefined; readonly mailFrom: string | undefined };
};

export function emailTemplatesRoutes(app: Hono<AppEnv>, { db, auth, operation }: Options) {
  const from = operation.mailFrom ?? defaultSender();

  /**
   * Anybody can register with another person's address, so that only verified addresses receive mails whose content the
   * sender decides.
   */
  const findRecipient = async ({ id }: Person) => {
    const { email, emailVerified } = await findAddress(db, id);
    const sending = operation.mailHost === undefined ? "no-server" : emailVerified ? "ready" : "unverified";
    return { to: email, sending } as const;
  };

  const describe = async (person: Person, template: contract.TemplateName, language: MailLanguage) => {
    const saved = await findValues(db, person.id, template);
    const values = saved ?? initialValues(template, language);
    return {
      values,
      isSaved: saved !== undefined,
      mail: renderTemplate(values, language, new Date()),
      from,
      ...(await findRecipient(person)),
    };
  };

  implement(app, contract.getEmailTemplate, ({ person, params, query }) =>
    describe(person, params.template, mailLanguageOf(query.language)),
  );

  implement(app, contract.saveEmailTemplate, async ({ person, query, body }) => {
    await saveValues(db, person.id, body);
    return describe(person, body.template, mailLanguageOf(query.language));
  });

  implement(app, contract.resetEmailTemplate, async ({ person, params, query }) => {
    await deleteValues(db, person.id, params.template);
    return describe(person, params.template, mailLanguageOf(query.language));
  });

  implement(app, contract.renderMail, async ({ query, body }) =>
    renderTemplate(body, mailLanguageOf(query.language), new Date()),
  );

  implement(app, contract.composeMailFile, async ({ person, query, body }) => {
    const language = mailLanguageOf(query.language);
    const { to } = await findRecipient(person);
    const mail = renderTemplate(body, language, new Date());
    return { content: await composeFile(mail, { from, to, language: language.key }) };
  });

  implement(app, contract.sendTestMail, async ({ person, query, body }) => {
    const language = mailLanguageOf(query.language);
    const { to, sending } = await findRecipient(person);
    refuseSending(sending);
    await limitAttempts(db, limits.testMailToAccount, person.id);
    const mail = renderTemplate(body, language, new Date());
    await auth.sendMail({ to, ...mail, language: language.key }).catch((error: unknown) => {
      auth.log("error", {
        message: "A mail could not be sent",
        mail: "test",
        error: error instanceof Error ? error.name : "unknown",
      });
      throw new AppError(
        "unavailable",
        "The mail server did not accept the email. Try again later, or download the .eml file.",
      );
    });
    return {};
  });
}

/** @throws {AppError} `forbidden` if no mail may be sent to the user */
function refuseSending(sending: contract.EmailTemplate["sending"]) {
  if (sending === "no-server")
    throw new AppError("forbidden", "No mail server is set up (ATRIUM_SMTP_URL). Download the .eml file instead.");
  if (sending === "unverified")
    throw new AppError(
      "forbidden",
      "Your email address is not verified. Reset your password by email once, or download the .eml file.",
    );
}
