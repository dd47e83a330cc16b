import { expect, onTestFinished, test, vi } from "vitest";

import { configureOffice } from "#contract/office-testing.ts";
import { loadEnvironmentFile, readConfig } from "#server/config.ts";

const read = (environment: Record<string, string>) => readConfig(environment, "/srv/atrium");

/** The id of a Microsoft tenant. */
const tenant = "2f6f3c1e-7b1a-4d53-9c8e-5a0d7e9b4c21";

test("every setting has a default", () => {
  expect(read({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    dataDirectory: "/srv/atrium/data",
    requestQuotas: { perSession: 500, perAddress: 10_000 },
    postgresBin: undefined,
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    databaseReplicaUrl: undefined,
    basePath: "/",
    publicOrigin: undefined,
    isDemo: true,
    hasDemoContent: true,
    backsUpBeforeUpgrade: true,
    doesBackgroundWork: true,
    registration: "open",
    canRegister: true,
    allowedDomains: [],
    allowedTenants: [],
    providers: [],
    mailServer: undefined,
    isSecure: false,
  });
});

test("uploads are stored in S3 if a place there is set", () => {
  expect(read({ ATRIUM_S3_URL: "s3://files" }).s3).toEqual({
    bucket: "files",
    prefix: "",
    region: "us-east-1",
    endpoint: undefined,
    hasPathStyle: false,
    linksDownloads: false,
    keys: undefined,
  });
  const complete = {
    ATRIUM_S3_URL: "s3://my.files/office/uploads/?region=eu-central-1&endpoint=https://s3.example:9000&downloads=link",
    ATRIUM_S3_ACCESS_KEY: "key",
    ATRIUM_S3_SECRET_KEY: "secret",
  };
  expect(read(complete).s3).toEqual({
    bucket: "my.files",
    prefix: "office/uploads/",
    region: "eu-central-1",
    endpoint: "https://s3.example:9000",
    hasPathStyle: true,
    linksDownloads: true,
    keys: { accessKeyId: "key", secretAccessKey: "secret" },
  });
  expect(read({ ATRIUM_S3_URL: "s3://files?endpoint=https://s3.example&style=host" }).s3?.hasPathStyle).toBe(false);
  expect(read({ ATRIUM_S3_URL: "" }).s3).toBeUndefined();
});

test.each([
  "files",
  "https://s3.example/files",
  "s3://",
  "s3://Files",
  "s3://key:secret@files",
  "s3://files?zone=eu",
  "s3://files?style=virtual",
  "s3://files?endpoint=s3.example",
  "s3://files?endpoint=https://key:secret@s3.example",
])("%s is no place in S3", (url) => {
  expect(() => read({ ATRIUM_S3_URL: url })).toThrow("ATRIUM_S3_URL has to be a place in S3, such as s3://bucket/");
});

test("the keys of S3 are set together, and with a place", () => {
  const message = "ATRIUM_S3_ACCESS_KEY, ATRIUM_S3_SECRET_KEY have to be set together";
  expect(() => read({ ATRIUM_S3_URL: "s3://files", ATRIUM_S3_ACCESS_KEY: "key" })).toThrow(message);
  expect(() => read({ ATRIUM_S3_ACCESS_KEY: "key", ATRIUM_S3_SECRET_KEY: "secret" })).toThrow("with ATRIUM_S3_URL");
});

test("an invalid field of office.config.ts stops the start, too", () => {
  onTestFinished(configureOffice({ currency: "Euro" }));
  expect(() => read({})).toThrow("office.config.ts: currency has to be the code of a currency");
});

test("mails have the title as their sender, unless the environment names another", () => {
  onTestFinished(configureOffice({ title: "Nordlicht" }));
  const server = { ATRIUM_SMTP_URL: "smtp://mail.example" };
  expect(read(server).mailServer?.from).toBe("Nordlicht <atrium@localhost>");
  const from = "Post <post@office.example>";
  expect(read({ ...server, ATRIUM_MAIL_FROM: from }).mailServer?.from).toBe(from);
});

test.each([
  [undefined, "Pacific/Kiritimati"],
  ["Europe/Vienna", "Europe/Vienna"],
])("the time zone is that of the environment, %s, or else the configured one", (given, expected) => {
  onTestFinished(configureOffice({ timeZone: "Pacific/Kiritimati" }));
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv("TZ", given);
  loadEnvironmentFile("/nonexistent");
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(expected);
});

test("the public address determines the base path, the origin and whether https is used", () => {
  expect(read({ ATRIUM_BASE_URL: "https://example.org/office" })).toMatchObject({
    basePath: "/office/",
    publicOrigin: "https://example.org",
    isSecure: true,
  });
});

test("an empty variable counts as absent", () => {
  expect(read({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test.each([
  [{ PORT: "http" }, /^PORT has to be a port/],
  [{ PORT: "65536" }, /^PORT has to be a port/],
  [{ PORT: "-1" }, /^PORT has to be a port/],
  [{ PORT: "3e3" }, /^PORT has to be a port/],
  [{ PORT: " 3000" }, /^PORT has to be a port/],
  [{ HOST: "http://127.0.0.1" }, /^HOST has to be an address or a name/],
  [{ HOST: "127.0.0.1:3000" }, /^HOST has to be an address or a name/],
  [{ HOST: "[::1]" }, /^HOST has to be an address or a name/],
  [{ ATRIUM_DATABASE_POOL: "1" }, /^ATRIUM_DATABASE_POOL has to be a number of connections, 2 to 1000/],
  [{ ATRIUM_RATE_LIMIT: "many" }, /^ATRIUM_RATE_LIMIT has to be a number of requests in ten seconds, or 0/],
  [{ ATRIUM_NATS_URL: "nats.example" }, /^ATRIUM_NATS_URL has to be the address of a NATS server/],
  [{ ATRIUM_NATS_URL: "nats://nats.example/office" }, /^ATRIUM_NATS_URL has to be the address of a NATS server/],
  [{ ATRIUM_LIVE_STREAMS: "0" }, /^ATRIUM_LIVE_STREAMS has to be a number of streams/],
  [{ ATRIUM_RATE_LIMIT_ADDRESS: "-1" }, /^ATRIUM_RATE_LIMIT_ADDRESS has to be a number of requests/],
  [{ ATRIUM_DRAIN_SECONDS: "61" }, /^ATRIUM_DRAIN_SECONDS has to be a number of seconds, 0 to 60/],
  [{ ATRIUM_DRAIN_SECONDS: "5s" }, /^ATRIUM_DRAIN_SECONDS has to be a number of seconds, 0 to 60/],
  [{ ATRIUM_DATABASE_POOL: "ten" }, /^ATRIUM_DATABASE_POOL has to be a number of connections, 2 to 1000/],
  [{ DATABASE_URL: "mysql://x" }, /^DATABASE_URL has to be the address of a PostgreSQL/],
  [{ DATABASE_DIRECT_URL: "postgres://db/atrium" }, /^DATABASE_DIRECT_URL has to be set together with DATABASE_URL/],
  [{ DATABASE_REPLICA_URL: "postgres://db/atrium" }, /^DATABASE_REPLICA_URL has to be set together with DATABASE_URL/],
  [{ DATABASE_REPLICA_URL: "mysql://x" }, /^DATABASE_REPLICA_URL has to be the address of a PostgreSQL/],
  [{ DATABASE_URL: "postgres://" }, /^DATABASE_URL has to be the address of a PostgreSQL/],
  [{ DATABASE_URL: "postgres://db:port/atrium" }, /^DATABASE_URL has to be the address of a PostgreSQL/],
  [{ DATABASE_URL: "postgres://db:99999/atrium" }, /^DATABASE_URL has to be the address of a PostgreSQL/],
  [{ DATABASE_URL: "postgres://db:0/atrium" }, /^DATABASE_URL has to be the address of a PostgreSQL/],
  [{ DATABASE_URL: "postgres://user:%ff@db/atrium" }, /^DATABASE_URL has to be the address of a PostgreSQL/],
  [{ DATABASE_URL: "postgres://a:b:c@[db/atrium" }, /^DATABASE_URL has to be the address of a PostgreSQL/],
  [{ ATRIUM_BASE_URL: "office" }, /^ATRIUM_BASE_URL has to be an address/],
  [{ ATRIUM_BASE_URL: "office.example:8080" }, /^ATRIUM_BASE_URL has to be an address/],
  [{ ATRIUM_BASE_URL: "ftp://office.example/" }, /^ATRIUM_BASE_URL has to be an address/],
  [{ ATRIUM_BASE_URL: "https://" }, /^ATRIUM_BASE_URL has to be an address/],
  [{ ATRIUM_BASE_URL: "https://user:secret@office.example/" }, /^ATRIUM_BASE_URL has to be an address/],
  [{ ATRIUM_BASE_URL: "https://office.example/?a=1" }, /^ATRIUM_BASE_URL has to be an address/],
  [{ ATRIUM_BASE_URL: "https://office.example/#/home" }, /^ATRIUM_BASE_URL has to be an address/],
  [{ ATRIUM_BASE_URL: "https://office.example:99999/" }, /^ATRIUM_BASE_URL has to be an address/],
  [{ ATRIUM_OIDC_ISSUER: "ldap://id.example" }, /^ATRIUM_OIDC_ISSUER has to be an address/],
  [{ ATRIUM_ALLOWED_HOSTS: "http://office.example" }, /^ATRIUM_ALLOWED_HOSTS has to list names/],
  [{ ATRIUM_ALLOWED_HOSTS: "office.example:8443" }, /^ATRIUM_ALLOWED_HOSTS has to list names/],
  [{ ATRIUM_ALLOWED_HOSTS: "office.example, *" }, /^ATRIUM_ALLOWED_HOSTS has to list names/],
  [{ ATRIUM_ALLOWED_HOSTS: "*.example" }, /^ATRIUM_ALLOWED_HOSTS has to list names/],
  [{ ATRIUM_ALLOWED_HOSTS: "office example" }, /^ATRIUM_ALLOWED_HOSTS has to list names/],
  [{ ATRIUM_AUTH: "none" }, /^ATRIUM_AUTH has to be/],
  [{ ATRIUM_DEMO_CONTENT: "no" }, /^ATRIUM_DEMO_CONTENT has to be 0 or 1$/],
  [{ ATRIUM_BACKUP_BEFORE_UPGRADE: "no" }, /^ATRIUM_BACKUP_BEFORE_UPGRADE has to be 0 or 1$/],
  [{ ATRIUM_DEMO_CONTENT: "0" }, /^ATRIUM_DEMO_CONTENT=0 leaves no demo user.* ATRIUM_AUTH=required/],
  [{ HOST: "0.0.0.0" }, /^HOST 0\.0\.0\.0 is reached from elsewhere/],
  [{ HOST: "0.0.0.0", ATRIUM_AUTH: "required" }, /^ATRIUM_BASE_URL has to name/],
  [{ ATRIUM_OIDC_ISSUER: "https://id.example" }, /^ATRIUM_OIDC_ISSUER, ATRIUM_OIDC_CLIENT_ID/],
  [{ ATRIUM_GITHUB_CLIENT_ID: "x" }, /^ATRIUM_GITHUB_CLIENT_ID, ATRIUM_GITHUB_CLIENT_SECRET have to be set together/],
  [
    { ATRIUM_OIDC_ISSUER: "http://id.example", ATRIUM_OIDC_CLIENT_ID: "x", ATRIUM_OIDC_CLIENT_SECRET: "y" },
    /^ATRIUM_OIDC_ISSUER has to begin with https/,
  ],
  [{ ATRIUM_TRUSTED_PROXY: "10.0.0.0/33" }, /^ATRIUM_TRUSTED_PROXY has to list addresses/],
  [{ ATRIUM_TRUSTED_PROXY: "proxy" }, /^ATRIUM_TRUSTED_PROXY has to list addresses/],
  // A missing prefix length was once read as 0, which trusts every address.
  [{ ATRIUM_TRUSTED_PROXY: "10.0.0.0/" }, /^ATRIUM_TRUSTED_PROXY has to list addresses/],
  [{ ATRIUM_TRUSTED_PROXY: "10.0.0.0/8/8" }, /^ATRIUM_TRUSTED_PROXY has to list addresses/],
  [{ ATRIUM_TRUSTED_PROXY: "10.0.0.0/0x8" }, /^ATRIUM_TRUSTED_PROXY has to list addresses/],
  [{ ATRIUM_TRUSTED_PROXY: "10.0.0.0/-8" }, /^ATRIUM_TRUSTED_PROXY has to list addresses/],
  [{ ATRIUM_TRUSTED_PROXY: "2001:db8::/129" }, /^ATRIUM_TRUSTED_PROXY has to list addresses/],
  [{ ATRIUM_SMTP_URL: "mail.example" }, /^ATRIUM_SMTP_URL has to be the address of a mail server/],
  [{ ATRIUM_SMTP_URL: "https://mail.example" }, /^ATRIUM_SMTP_URL has to be the address of a mail server/],
  [{ ATRIUM_SMTP_URL: "smtp://" }, /^ATRIUM_SMTP_URL has to be the address of a mail server/],
  [{ ATRIUM_SMTP_URL: "smtp://mail.example:port" }, /^ATRIUM_SMTP_URL has to be the address of a mail server/],
  [{ ATRIUM_SMTP_URL: "smtps://mail.example:99999" }, /^ATRIUM_SMTP_URL has to be the address of a mail server/],
  [{ ATRIUM_SMTP_URL: "smtps://mail host" }, /^ATRIUM_SMTP_URL has to be the address of a mail server/],
  [{ ATRIUM_TILE_URL: "tiles.example/{z}/{x}/{y}.png" }, /^ATRIUM_TILE_URL has to be an address with/],
  [{ ATRIUM_TILE_URL: "ftp://tiles.example/{z}/{x}/{y}.png" }, /^ATRIUM_TILE_URL has to be an address with/],
  [{ ATRIUM_TILE_URL: "https://tiles.example/{z}/{x}.png" }, /^ATRIUM_TILE_URL has to be an address with/],
  [{ ATRIUM_TILE_URL: "https://{z}.example/{x}/{y}" }, /^ATRIUM_TILE_URL has to be an address with/],
  [{ ATRIUM_TILE_URL: "https://a:b@tiles.example/{z}/{x}/{y}" }, /^ATRIUM_TILE_URL has to be an address with/],
  [{ ATRIUM_TILE_URL: "https://t.example/{z}/{x}/{y} ; script-src *" }, /^ATRIUM_TILE_URL has to be an address with/],
  [{ ATRIUM_REGISTRATION: "no" }, /^ATRIUM_REGISTRATION has to be open, invited or closed/],
  [{ ATRIUM_ALLOWED_DOMAINS: "ada@office.example" }, /^ATRIUM_ALLOWED_DOMAINS has to list domains/],
  [{ ATRIUM_ALLOWED_DOMAINS: "@office.example" }, /^ATRIUM_ALLOWED_DOMAINS has to list domains/],
  [{ ATRIUM_ALLOWED_DOMAINS: "*.office.example" }, /^ATRIUM_ALLOWED_DOMAINS has to list domains/],
  [{ ATRIUM_ALLOWED_DOMAINS: "office.example:8443" }, /^ATRIUM_ALLOWED_DOMAINS has to list domains/],
  [{ ATRIUM_ALLOWED_DOMAINS: "office.example/admin" }, /^ATRIUM_ALLOWED_DOMAINS has to list domains/],
  [{ ATRIUM_ALLOWED_DOMAINS: "office.example, office" }, /^ATRIUM_ALLOWED_DOMAINS has to list domains/],
  [{ ATRIUM_ALLOWED_DOMAINS: "203.0.113.7" }, /^ATRIUM_ALLOWED_DOMAINS has to list domains/],
  [{ ATRIUM_ALLOWED_TENANTS: "common" }, /^ATRIUM_ALLOWED_TENANTS has to list ids of tenants/],
  [
    { ATRIUM_ALLOWED_TENANTS: tenant, ATRIUM_MICROSOFT_TENANT: tenant.replace("7", "8") },
    /^ATRIUM_ALLOWED_TENANTS has to contain ATRIUM_MICROSOFT_TENANT/,
  ],
])("an invalid value is reported in one line: %j", (environment, message) => {
  const refused = refusalOf(environment);
  expect(refused).toMatch(message);
  expect(refused.split("\n")).toHaveLength(1);
});

const refusalOf = (environment: Record<string, string>) => {
  try {
    read(environment);
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  return "nothing was refused";
};

test("the error of a rejected address does not repeat it, since it may contain a password", () => {
  expect(refusalOf({ DATABASE_URL: "postgres://atrium:secret@db:99999/atrium" })).not.toContain("secret");
  expect(refusalOf({ ATRIUM_SMTP_URL: "smtp://atrium:secret@mail:99999" })).not.toContain("secret");
  expect(refusalOf({ ATRIUM_BASE_URL: "https://atrium:secret@office.example" })).not.toContain("secret");
});

test.each([
  "postgres://atrium:secret@db.example:5433/atrium",
  "postgresql://db.example/atrium?sslmode=no-verify",
  "postgres://atrium:p%40ss@/atrium?host=/var/run/postgresql",
  "postgres://atrium@%2Fvar%2Frun%2Fpostgresql/atrium",
  "postgres://[::1]:5432/atrium",
  "postgres:///atrium",
])("a database address that the driver understands is accepted: %s", (DATABASE_URL) => {
  expect(read({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

test.each([
  [{}, { names: ["localhost"], allowsAddresses: false }, "localhost"],
  [{}, { names: [], allowsAddresses: false }, "127.0.0.1"],
  [{ ATRIUM_PUBLIC_DEMO: "1" }, { names: [], allowsAddresses: true }, "0.0.0.0"],
  [{ ATRIUM_PUBLIC_DEMO: "1" }, { names: [], allowsAddresses: true }, "::"],
  [{ ATRIUM_PUBLIC_DEMO: "1" }, { names: ["demo.office"], allowsAddresses: true }, "Demo.Office"],
  [
    {
      ATRIUM_BASE_URL: "https://Office.example:8443/admin/",
      ATRIUM_ALLOWED_HOSTS: "atrium, 10.0.0.1,2001:DB8::1 ,büro.de",
    },
    { names: ["office.example", "atrium", "10.0.0.1", "[2001:db8::1]", "xn--bro-hoa.de"], allowsAddresses: false },
    "127.0.0.1",
  ],
] as const)("with %j, the allowed hosts are %j if HOST is %s", (environment, allowed, HOST) => {
  expect(read({ HOST, ...environment }).allowedHosts).toEqual(allowed);
});

test.each([
  ["open", true],
  ["invited", false],
  ["closed", false],
])("with ATRIUM_REGISTRATION=%s, anybody can register: %s", (registration, canRegister) => {
  expect(read({ ATRIUM_REGISTRATION: registration })).toMatchObject({ registration, canRegister });
});

test("the domains that can register are listed in lower case, as in e-mail addresses", () => {
  const domains = "Office.example, branch.office.example,büro.de ,";
  expect(read({ ATRIUM_ALLOWED_DOMAINS: domains }).allowedDomains).toEqual([
    "office.example",
    "branch.office.example",
    "xn--bro-hoa.de",
  ]);
});

test.each(["common", "organizations", tenant, tenant.toUpperCase()])(
  "the tenants that can sign in are listed in lower case, if ATRIUM_MICROSOFT_TENANT is %s",
  (ATRIUM_MICROSOFT_TENANT) => {
    const ATRIUM_ALLOWED_TENANTS = `${tenant.toUpperCase()}, 9188040d-6c67-4c5b-b112-36a304b66dad`;
    expect(read({ ATRIUM_ALLOWED_TENANTS, ATRIUM_MICROSOFT_TENANT }).allowedTenants).toEqual([
      tenant,
      "9188040d-6c67-4c5b-b112-36a304b66dad",
    ]);
  },
);

test("street tiles are off by default, and are attributed to their host unless an attribution is set", () => {
  const ATRIUM_TILE_URL = "https://tiles.example:8443/{z}/{x}/{y}.png?key=1";
  expect(read({}).streets).toBeUndefined();
  expect(read({ ATRIUM_TILE_URL }).streets).toEqual({ url: ATRIUM_TILE_URL, attribution: "tiles.example" });
  expect(read({ ATRIUM_TILE_URL, ATRIUM_TILE_ATTRIBUTION: "© Somebody" }).streets?.attribution).toBe("© Somebody");
});

test.each(["127.0.0.1", "127.1.2.3", "::1", "localhost"])("a demo may listen on the loopback host %s", (host) => {
  expect(read({ HOST: host }).host).toBe(host);
});

test("a demo may listen on a public address if ATRIUM_PUBLIC_DEMO confirms it", () => {
  expect(read({ HOST: "0.0.0.0", ATRIUM_PUBLIC_DEMO: "1" }).host).toBe("0.0.0.0");
});

test("a proxy is trusted by its address or its network", () => {
  const { isTrustedProxy } = read({ ATRIUM_TRUSTED_PROXY: "127.0.0.1, 10.0.0.0/8, 2001:db8::/32" });
  expect(["127.0.0.1", "10.1.2.3", "2001:db8::7"].every(isTrustedProxy)).toBe(true);
  expect(["127.0.0.2", "11.0.0.1", "2001:db9::7", "unknown"].some(isTrustedProxy)).toBe(false);
});

test("the issuers of Google and Microsoft are preset", () => {
  const { providers } = read({
    ATRIUM_GOOGLE_CLIENT_ID: "g",
    ATRIUM_GOOGLE_CLIENT_SECRET: "s",
    ATRIUM_MICROSOFT_CLIENT_ID: "m",
    ATRIUM_MICROSOFT_CLIENT_SECRET: "s",
    ATRIUM_MICROSOFT_TENANT: "office",
  });
  expect(providers.map(({ label, issuer }) => [label, issuer])).toEqual([
    ["Google", "https://accounts.google.com"],
    ["Microsoft", "https://login.microsoftonline.com/office/v2.0"],
  ]);
});

test("in the mode 'required', the server may listen on all addresses if its public address is set", () => {
  const config = read({ HOST: "0.0.0.0", ATRIUM_AUTH: "required", ATRIUM_BASE_URL: "https://office.example/" });
  expect(config).toMatchObject({ isDemo: false, host: "0.0.0.0" });
});
