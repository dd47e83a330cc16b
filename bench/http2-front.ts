import { execFile } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { request } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

/** Headers of one connection, which HTTP/2 does not allow. */
const connectionHeaders = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade"]);

type Certificate = Awaited<ReturnType<typeof createCertificate>>;

/** Serves an address over HTTP/2 as well, as a proxy in front of it would. */
export async function openHttp2Front(baseUrl: string, { key, cert }: Certificate) {
  const target = new URL(baseUrl);
  const server = createSecureServer({ key, cert }, (incoming, outgoing) => {
    const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(":")));
    const forwarded = request(
      {
        host: target.hostname,
        port: target.port,
        method: incoming.method,
        path: incoming.url,
        headers: { ...headers, host: target.host },
      },
      (response) => {
        for (const [name, value] of Object.entries(response.headers)) {
          if (value !== undefined && !connectionHeaders.has(name)) outgoing.setHeader(name, value);
        }
        outgoing.writeHead(response.statusCode ?? 502);
        response.pipe(outgoing);
      },
    );
    forwarded.on("error", () => outgoing.stream?.close());
    outgoing.on("close", () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `https://127.0.0.1:${port}${target.pathname}`, close: () => server.close() };
}

/**
 * Creates a self-signed certificate with OpenSSL, because Node cannot. Chromium does not cache responses whose
 * certificate error it ignores, so it is told to trust this key.
 */
export async function createCertificate() {
  const directory = await mkdtemp(path.join(tmpdir(), "atrium-bench-"));
  const [key, cert] = [path.join(directory, "key.pem"), path.join(directory, "cert.pem")];
  try {
    const command = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=127.0.0.1";
    await promisify(execFile)("openssl", [...command.split(" "), "-keyout", key, "-out", cert]);
    const made = { key: await readFile(key), cert: await readFile(cert) };
    const publicKey = new X509Certificate(made.cert).publicKey.export({ type: "spki", format: "der" });
    const hash = createHash("sha256").update(publicKey).digest("base64");
    return { ...made, chromiumArgs: [`--ignore-certificate-errors-spki-list=${hash}`] };
  } finally {
    await rm(directory, { recursive: true });
  }
}
