import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

/** A self-signed certificate and its key, as paths. */
export type TestCertificate = { readonly certificate: string; readonly key: string };

/** Writes a certificate for `localhost` and 127.0.0.1 to a folder, with OpenSSL, because Node cannot. */
export async function createTestCertificate(directory: string): Promise<TestCertificate> {
  const [certificate, key] = [path.join(directory, "fullchain.pem"), path.join(directory, "privkey.pem")];
  const request =
    "req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1";
  await promisify(execFile)("openssl", [...request.split(" "), "-keyout", key, "-out", certificate]);
  return { certificate, key };
}
