import type { Diagnostics } from "#contract/diagnostics.ts";
import type { Check, CheckGroup } from "#web/screens/diagnostics/check.ts";
import { formatDateTime, formatFileSize, formatNumber } from "#web/lib/format/format.ts";
import type { Translate } from "#web/lib/i18n/i18n.ts";

/** In milliseconds: a round trip to the database that people notice. */
const slowRoundTripMs = 250;
/** In bytes: less free space than some uploads need. */
const littleSpace = 1_000_000_000;

/** The server's report as groups of checks. */
export function describeServer(report: Diagnostics, t: Translate): readonly CheckGroup[] {
  return [
    { title: t("Server"), checks: checkServer(report, t) },
    { title: t("Database"), checks: checkDatabase(report, t) },
    { title: t("Mail and storage"), checks: [checkMail(report, t), ...checkStorage(report, t)] },
  ];
}

function checkServer({ server, live }: Diagnostics, t: Translate): Check[] {
  return [
    { name: "Atrium", value: server.version },
    { name: "Node.js", value: server.nodeVersion },
    { name: t("Running for"), value: formatDuration(server.uptimeSeconds) },
    { name: t("Memory"), value: formatFileSize(server.memoryBytes) },
    { name: t("Sign-in mode"), value: server.isSignInRequired ? t("Sign-in required") : t("Demo") },
    { name: t("Open windows"), value: formatNumber(live.streams) },
    ...(server.hasUntrustedProxy ? [describeUntrustedProxy(t)] : []),
  ];
}

const describeUntrustedProxy = (t: Translate): Check => ({
  name: t("Proxy"),
  value: t("Not trusted"),
  state: "warning",
  note: t("All users count as one address. Set ATRIUM_TRUSTED_PROXY to the address in the server's log."),
});

function checkDatabase({ database, migrations }: Diagnostics, t: Translate): Check[] {
  const isSlow = database.roundTripMs > slowRoundTripMs;
  return [
    { name: "PostgreSQL", value: database.version },
    { name: t("Kind"), value: nameKind(database, t) },
    {
      name: t("Round trip"),
      value: formatMilliseconds(database.roundTripMs),
      state: isSlow ? "warning" : "ok",
      note: isSlow ? t("Every screen waits for the database.") : undefined,
    },
    { name: t("Connections"), value: formatNumber(database.connections) },
    {
      name: t("Migrations"),
      value: formatNumber(migrations.applied),
      state: migrations.pending > 0 ? "error" : "ok",
      note:
        migrations.pending > 0
          ? t(
              {
                one: "{{count}} pending migration. Restart the server.",
                other: "{{count}} pending migrations. Restart the server.",
              },
              { count: migrations.pending },
            )
          : undefined,
    },
    {
      name: t("Last migration"),
      value: migrations.lastAt === null ? "–" : formatDateTime(migrations.lastAt),
      note: migrations.lastName ?? undefined,
    },
  ];
}

function nameKind({ isBundled, isSystem }: Diagnostics["database"], t: Translate) {
  if (isSystem) return t("Installed on the server");
  return isBundled ? t("Bundled") : t("Own server");
}

const checkMail = ({ mail }: Diagnostics, t: Translate): Check =>
  mail.host === null
    ? {
        name: t("Mail server"),
        value: t("Not configured"),
        state: "warning",
        note: t("Emails are written to the server log. Set ATRIUM_SMTP_URL to send them."),
      }
    : { name: t("Mail server"), value: mail.host, state: "ok" };

function checkStorage({ storage }: Diagnostics, t: Translate): Check[] {
  if (storage === null) return [{ name: t("Uploads"), value: t("Not configured"), state: "warning" }];
  const isFull = storage.freeBytes < littleSpace;
  return [
    {
      name: t("Upload directory"),
      value: storage.isWritable ? t("Writable") : t("Not writable"),
      state: storage.isWritable ? "ok" : "error",
      note: storage.isWritable ? undefined : t("Uploads fail."),
    },
    { name: t("Used by uploads"), value: formatFileSize(storage.usedBytes) },
    {
      name: t("Free space"),
      value: formatFileSize(storage.freeBytes),
      state: isFull ? "warning" : "ok",
      note: isFull ? t("Large uploads may fail.") : undefined,
    },
  ];
}

/** A time in milliseconds: 12 ms. */
export const formatMilliseconds = (milliseconds: number) =>
  formatNumber(milliseconds, {
    style: "unit",
    unit: "millisecond",
    unitDisplay: "short",
    maximumFractionDigits: milliseconds < 10 ? 1 : 0,
  });

/** A duration in its largest unit: 3 hr. */
export function formatDuration(seconds: number) {
  const units = [
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
  ] as const;
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? (["second", 1] as const);
  return formatNumber(Math.floor(seconds / size), { style: "unit", unit, unitDisplay: "short" });
}
