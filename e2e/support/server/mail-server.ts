import type { AddressInfo } from "node:net";

import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

import { test } from "../fixtures.ts";

/** A real SMTP server on loopback that keeps the mails it receives. */
async function startMailServer() {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, callback) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const keep = async () => {
          mails.push(await PostalMime.parse(Buffer.concat(parts)));
          callback();
        };
        void keep();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve());
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Tests whose server can send mails; it needs the address `mail.url` as `ATRIUM_SMTP_URL`. */
export const testWithMail = test.extend<object, { mail: MailServer }>({
  mail: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const mail = await startMailServer();
      await use(mail);
      await mail.stop();
    },
    { scope: "worker" },
  ],
});
