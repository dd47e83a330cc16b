import type { MiddlewareHandler } from "hono";

/** What a page of ours may load and do. Only the scripts of the build run: its files, and those whose hash it names. */
const contentSecurityPolicy = (scriptHashes: readonly string[], elsewhere: readonly string[]) =>
  [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(" ")}`,
    // The components library and the page's first paint write style elements; styles cannot act.
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

/** @param elsewhere the origins from which pictures may come, beside our own: those that the configuration names */
export const securityHeaders = (
  scriptHashes: readonly string[],
  elsewhere: readonly string[] = [],
): MiddlewareHandler => {
  const policy = contentSecurityPolicy(scriptHashes, elsewhere);
  return async (context, next) => {
    await next();
    context.header("content-security-policy", policy);
    context.header("x-content-type-options", "nosniff");
    context.header("referrer-policy", "same-origin");
    context.header("cross-origin-opener-policy", "same-origin");
  };
};
