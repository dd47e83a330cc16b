import { z } from "zod/mini";

/** A violation, reduced to texts of limited length without queries and fragments. */
export type Report = {
  readonly directive: string;
  readonly blocked: string;
  readonly path: string;
  readonly source: string;
};

/** The most reports that are read of one request. */
const maxReports = 20;

/** In characters: as much as is kept of an address. */
const maxAddress = 200;

const Text = z.optional(z.nullable(z.string()));
const Line = z.optional(z.nullable(z.number()));

/** The format of `report-uri` (CSP level 2). */
const OldBody = z.object({
  "csp-report": z.object({
    "document-uri": z.string(),
    "effective-directive": Text,
    "violated-directive": Text,
    "blocked-uri": Text,
    "source-file": Text,
    "line-number": Line,
  }),
});

/** The format of the Reporting API. Other kinds of reports may be among them. */
const NewBody = z.array(z.object({ type: z.string(), body: z.nullable(z.unknown()) }));
const NewReport = z.object({
  documentURL: z.string(),
  effectiveDirective: Text,
  blockedURL: Text,
  sourceFile: Text,
  lineNumber: Line,
});

/** The fields of both formats. */
type Fields = z.infer<typeof NewReport>;

/** Schemes of what the extensions of browsers add to a page, which is neither ours nor an attack. */
const ofExtension = /^([a-z-]+-extension|webkit-masked-url)(:|$)/;

/**
 * Reads the body of a request with reports.
 *
 * @param site where Atrium is served: `https://office.example/admin/`
 * @returns undefined if the body is neither format. Reports about other sites and about extensions are left out
 */
export function readReports(body: unknown, site: string): readonly Report[] | undefined {
  return readFields(body)?.flatMap((fields) => reduce(fields, new URL(site)) ?? []);
}

function readFields(body: unknown): Fields[] | undefined {
  const old = OldBody.safeParse(body);
  if (old.success) return [fromOld(old.data["csp-report"])];
  const reports = NewBody.safeParse(body);
  return reports.data?.slice(0, maxReports).flatMap((report) => {
    if (report.type !== "csp-violation") return [];
    const { data } = NewReport.safeParse(report.body);
    return data ?? [];
  });
}

const fromOld = (report: z.infer<typeof OldBody>["csp-report"]): Fields => ({
  documentURL: report["document-uri"],
  // Some browsers name the directive with its values.
  effectiveDirective: report["effective-directive"] || report["violated-directive"]?.split(" ")[0],
  blockedURL: report["blocked-uri"],
  sourceFile: report["source-file"],
  lineNumber: report["line-number"],
});

function reduce({ documentURL, effectiveDirective, blockedURL, sourceFile, lineNumber }: Fields, site: URL) {
  const document = URL.parse(documentURL);
  if (document?.origin !== site.origin) return undefined;
  if ([blockedURL, sourceFile].some((text) => ofExtension.test(text ?? ""))) return undefined;
  if (!/^[a-z]+(-[a-z]+)*$/.test(effectiveDirective ?? "") || (effectiveDirective ?? "").length > 40) return undefined;
  const { pathname } = document;
  const path = pathname.startsWith(site.pathname) ? pathname.slice(site.pathname.length - 1) : pathname;
  return {
    directive: effectiveDirective ?? "",
    blocked: originOf(blockedURL ?? ""),
    path: path.slice(0, maxAddress),
    source: sourceOf(sourceFile ?? "", lineNumber ?? 0, site),
  };
}

/** The origin of an address, its scheme if it has none, or the word that the browser has for it, such as `inline`. */
function originOf(blocked: string) {
  if (/^[a-z]+(-[a-z]+)*$/.test(blocked)) return blocked.slice(0, maxAddress);
  const url = URL.parse(blocked);
  if (!url) return "";
  return (url.origin === "null" ? url.protocol : url.origin).slice(0, maxAddress);
}

/** The path and line of a script of ours; of others, the origin. */
function sourceOf(source: string, line: number, site: URL) {
  const url = URL.parse(source);
  if (url?.origin !== site.origin) return originOf(source);
  return `${url.pathname.slice(0, maxAddress)}:${Number.isSafeInteger(line) && line > 0 ? line : 0}`;
}
