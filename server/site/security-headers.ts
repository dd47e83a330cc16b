import type { MiddlewareHandler } from "hono";

/** The Content-Security-Policy. Only the scripts of the build run: its files, and inline scripts by their hash. */
const contentSecurityPolicy = (scriptHashes: readonly string[], elsewhere: readonly string[]) =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(" ")}`,
    // The component library and the first paint add style elements; styles cannot run code.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...elsewhere].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...elsewhere].join(" "),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/**
 * Browsers use https alone for a year, without asking our server again (RFC 6797). Without `includeSubDomains` and
 * `preload`: subdomains may belong to other servers, which may not have https.
 */
const strictTransportSecurity = "max-age=31536000";

type SecurityOptions = {
  readonly scriptHashes: readonly string[];
  /** The configured origins from which images may be loaded, besides our own. */
  readonly elsewhere: readonly string[];
  /** The public address is https. */
  readonly isSecure: boolean;
};

export const securityHeaders = ({ scriptHashes, elsewhere, isSecure }: SecurityOptions): MiddlewareHandler => {
  const policy = contentSecurityPolicy(scriptHashes, elsewhere);
  return async (context, next) => {
    await next();
    // A stored file brings a stricter policy of its own.
    if (!context.res.headers.has("content-security-policy")) context.header("content-security-policy", policy);
    context.header("x-content-type-options", "nosniff");
    context.header("referrer-policy", "same-origin");
    context.header("cross-origin-opener-policy", "same-origin");
    if (isSecure) context.header("strict-transport-security", strictTransportSecurity);
  };
};
