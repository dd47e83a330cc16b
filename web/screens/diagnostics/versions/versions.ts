import type { Diagnostics } from "#contract/diagnostics.ts";
import { english } from "#contract/text/english.ts";

/** A way to run Atrium. Its texts are in English: the keys of their translations. */
export type Version = {
  readonly key: "demo" | "required" | "database" | "api" | "proxy";
  readonly title: string;
  readonly purpose: string;
  readonly needs: string;
  readonly changes: string;
  readonly command: string;
  /** The file that has the details. */
  readonly guide: string;
};

export const versions: readonly Version[] = [
  {
    key: "demo",
    title: english("Demo"),
    purpose: english("To look around: every visitor is the demo user, with demo content."),
    needs: english("Node.js 20.19 or later. The database is included."),
    changes: english("Nobody has to sign in, so only this machine can reach the server."),
    command: "npm start",
    guide: "README.md",
  },
  {
    key: "required",
    title: english("Sign-in required"),
    purpose: english("For a team: everyone has an account of their own."),
    needs: english("An account for each person. A mail server sends links for forgotten passwords."),
    changes: english("Visitors see the sign-in screen, and without demo content the database begins empty."),
    command:
      "export ATRIUM_AUTH=required ATRIUM_DEMO_CONTENT=0\nnpm run user:add -- ada.lovelace ada@office.example Ada Lovelace\nnpm start",
    guide: "docs/security.md",
  },
  {
    key: "database",
    title: english("Own PostgreSQL"),
    purpose: english("To use a database server that you already manage."),
    needs: english("An empty PostgreSQL database, and a user who owns it."),
    changes: english("The bundled database is not started. Uploaded files stay in the data directory."),
    command: "export DATABASE_URL=postgres://user:password@db.example:5432/atrium\nnpm start",
    guide: "docs/guides/backup.md",
  },
  {
    key: "api",
    title: english("Own API"),
    purpose: english("To put the screens in front of another server."),
    needs: english("An API that implements the contract and allows the origin of the page."),
    changes: english("Set apiRoot and menuAddress in office.config.ts, then build. Data comes from your API."),
    command: "npm run build",
    guide: "docs/guides/your-own-api.md",
  },
  {
    key: "proxy",
    title: english("Behind a proxy"),
    purpose: english("For a public address with HTTPS."),
    needs: english("A proxy that passes the host name and does not buffer live updates."),
    changes: english("Links contain the public address, and limits count the addresses of visitors."),
    command:
      "export ATRIUM_AUTH=required ATRIUM_TRUSTED_PROXY=127.0.0.1\nexport ATRIUM_BASE_URL=https://office.example/\nnpm start",
    guide: "docs/security.md",
  },
];

/** Which ways apply to this server. Several can: the demo with an own PostgreSQL, for example. */
export function findCurrent({ server, database }: Diagnostics, hasOwnApi: boolean): ReadonlySet<Version["key"]> {
  const applies: Readonly<Record<Version["key"], boolean>> = {
    demo: !server.isSignInRequired,
    required: server.isSignInRequired,
    database: !database.isBundled,
    api: hasOwnApi,
    proxy: server.isBehindProxy,
  };
  return new Set(versions.map(({ key }) => key).filter((key) => applies[key]));
}
