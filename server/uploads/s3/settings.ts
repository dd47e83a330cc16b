/** A place in S3, as `ATRIUM_S3_URL` names it. */
export type S3Settings = {
  readonly bucket: string;
  /** Begins the key of every object: empty, or a path that ends with a slash. */
  readonly prefix: string;
  readonly region: string;
  /** If absent, the place is at Amazon, which the region leads to. */
  readonly endpoint: string | undefined;
  /** The bucket is in the path of addresses, and not in the name of the host. */
  readonly hasPathStyle: boolean;
  /** Downloads are redirected to signed links, in place of passing through this server. */
  readonly linksDownloads: boolean;
  /** If absent, the library finds credentials, such as the role of a machine. */
  readonly keys: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
};

/** The region that servers without regions expect, and that Amazon takes as a default. */
const defaultRegion = "us-east-1";

const choices: Readonly<Record<string, readonly string[]>> = { style: ["path", "host"], downloads: ["stream", "link"] };

/**
 * Reads an address such as `s3://bucket/folder?region=eu-central-1&endpoint=https://s3.example`.
 *
 * @returns undefined if it is none
 */
export function readS3Url(text: string): Omit<S3Settings, "keys"> | undefined {
  if (!/^s3:\/\/[a-z\d][a-z\d.-]{1,61}[a-z\d](\/[\w./-]*)?(\?|$)/.test(text) || !URL.canParse(text)) return undefined;
  const { hostname, pathname, searchParams } = new URL(text);
  const { region = defaultRegion, endpoint, style, downloads, ...unknown } = Object.fromEntries(searchParams);
  if (Object.keys(unknown).length > 0 || !/^[\w-]+$/.test(region)) return undefined;
  if (endpoint !== undefined && !isEndpoint(endpoint)) return undefined;
  for (const [name, values] of Object.entries(choices)) {
    if (searchParams.has(name) && !values.includes(searchParams.get(name) ?? "")) return undefined;
  }
  const folder = pathname.replaceAll(/^\/+|\/+$/g, "");
  return {
    bucket: hostname,
    prefix: folder === "" ? "" : `${folder}/`,
    region,
    endpoint,
    hasPathStyle: style === undefined ? endpoint !== undefined : style === "path",
    linksDownloads: downloads === "link",
  };
}

type Variables = Readonly<
  Partial<Record<"ATRIUM_S3_URL" | "ATRIUM_S3_ACCESS_KEY" | "ATRIUM_S3_SECRET_KEY", string | undefined>>
>;

/**
 * Reads the variables, whose values are valid.
 *
 * @throws {Error} with one line that names variables that have to be set together
 */
export function readS3Settings({
  ATRIUM_S3_URL: url,
  ATRIUM_S3_ACCESS_KEY: accessKeyId,
  ATRIUM_S3_SECRET_KEY: secretAccessKey,
}: Variables): S3Settings | undefined {
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    throw new Error("ATRIUM_S3_ACCESS_KEY, ATRIUM_S3_SECRET_KEY have to be set together");
  }
  const place = url === undefined ? undefined : readS3Url(url);
  if (accessKeyId === undefined || secretAccessKey === undefined) return place && { ...place, keys: undefined };
  if (place === undefined) throw new Error("ATRIUM_S3_ACCESS_KEY has to be set together with ATRIUM_S3_URL");
  return { ...place, keys: { accessKeyId, secretAccessKey } };
}

function isEndpoint(text: string) {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  const { username, search, hash } = new URL(text);
  return username === "" && search === "" && hash === "";
}
