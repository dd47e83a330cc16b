import type { MiddlewareHandler } from "hono";

/** The name of the address of reports in the headers. */
const reportGroup = "csp";

/** The Content-Security-Policy of pages. Only the scripts of the build run: its files, and inline scripts by their hash. */
const pagePolicy = ({ scriptHashes, elsewhere, reportAddress, isSecure }: SecurityOptions) =>
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
    // Text becomes HTML or the address of a script only by a policy of web/lib/text/trusted-types.ts, of the purifier, or of the
    // editor, which parses what is pasted in a document of its own.
    "require-trusted-types-for 'script'",
    "trusted-types default atrium dompurify ProseMirrorClipboard",
    `report-uri ${reportAddress}`,
    // Browsers that know it ignore the line above, and send nothing over http.
    ...(isSecure ? [`report-to ${reportGroup}`] : []),
  ].join("; ");

/**
 * The policy of everything else, which applies to workers and to files that are opened on their own. A first visit receives some
 * 40 files, so that it is short.
 */
const filePolicy = ({ elsewhere }: SecurityOptions) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["connect-src 'self'", ...elsewhere].join(" "),
    // Browsers show an image by a page of their own, which has styles.
    "style-src 'unsafe-inline'",
    "frame-ancestors 'none'",
  ].join("; ");

/**
 * Browsers use https alone for a year, without asking our server again (RFC 6797). Without `includeSubDomains` and
 * `preload`: subdomains may belong to other servers, which may not have https.
 */
const strictTransportSecurity = "max-age=31536000";

/** The features that the app uses. They are allowed for its own origin, and not for frames of others. */
const usedFeatures = [
  "autoplay", // Sounds.
  "clipboard-read", // Paste in the editors and tables.
  "clipboard-write", // Copy buttons.
  "fullscreen", // The button of the header.
  "microphone", // Voice commands.
  "publickey-credentials-create", // Passkeys.
  "publickey-credentials-get",
];

/**
 * Devices, sensors and other powers that the app has no use for, so that no script gets them by asking. Only names that browsers
 * have known for years: Chromium warns in the console about others.
 */
const unusedFeatures = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "midi",
  "payment",
  "picture-in-picture",
  "screen-wake-lock",
  "serial",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

const permissionsPolicy = [
  ...usedFeatures.map((name) => `${name}=(self)`),
  ...unusedFeatures.map((name) => `${name}=()`),
].join(", ");

type SecurityOptions = {
  readonly scriptHashes: readonly string[];
  /** The configured origins from which images may be loaded, besides our own. */
  readonly elsewhere: readonly string[];
  /** Where browsers report what the policy has refused: a path. */
  readonly reportAddress: string;
  /** The public address is https. */
  readonly isSecure: boolean;
};

export const securityHeaders = (options: SecurityOptions): MiddlewareHandler => {
  const policies = { page: pagePolicy(options), file: filePolicy(options) };
  const forPages = {
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": permissionsPolicy,
    ...(options.isSecure && { "reporting-endpoints": `${reportGroup}="${options.reportAddress}"` }),
  };
  const forAll = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    ...(options.isSecure && { "strict-transport-security": strictTransportSecurity }),
  };
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    const isPage = headers.get("content-type")?.startsWith("text/html") === true;
    // A stored file brings a stricter policy of its own.
    if (!headers.has("content-security-policy")) {
      context.header("content-security-policy", policies[isPage ? "page" : "file"]);
    }
    for (const [name, value] of Object.entries({ ...forAll, ...(isPage && forPages) })) context.header(name, value);
  };
};
