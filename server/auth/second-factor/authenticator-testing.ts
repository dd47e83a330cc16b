import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** Encodes what WebAuthn needs of CBOR (RFC 8949): maps, byte strings, text strings and small integers. */
function encodeCbor(value: ReadonlyMap<number | string, unknown> | Buffer | string | number): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...Array.from(value, ([key, item]) => [encodeCbor(key), encodeCbor(item as Buffer)]).flat(),
  ]);
}

function head(type: number, length: number) {
  if (length < 24) return Buffer.from([(type << 5) | length]);
  return length < 256
    ? Buffer.from([(type << 5) | 24, length])
    : Buffer.from([(type << 5) | 25, length >> 8, length & 255]);
}

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();

type Ceremony = { readonly challenge: string; readonly origin: string; readonly isUserVerified?: boolean };

/** An authenticator in software with one passkey, for tests of the server. */
export function createAuthenticator(rpId: string) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let counter = 0;

  /** The flags: user present, user verified, and whether the public key follows. */
  function writeData(isUserVerified: boolean, attested?: Buffer) {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = 1 | (isUserVerified ? 4 : 0) | (attested ? 0x40 : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  }
  const writeClientData = (type: string, { challenge, origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = {
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
  };
  return {
    /** Answers a request for a new passkey. */
    register(ceremony: Ceremony) {
      const key = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, encodeCbor(key)]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", writeData(ceremony.isUserVerified ?? true, attested)],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: writeClientData("webauthn.create", ceremony).toString("base64url"),
          attestationObject: encodeCbor(attestation).toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    /** Answers a request to sign in. */
    prove(ceremony: Ceremony) {
      const authenticatorData = writeData(ceremony.isUserVerified ?? true);
      const clientData = writeClientData("webauthn.get", ceremony);
      const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(clientData)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData.toString("base64url"),
          authenticatorData: authenticatorData.toString("base64url"),
          signature: signature.toString("base64url"),
        },
      };
    },
    /** Forgets that it has been used, as a copy of it would. */
    rewind: () => (counter = 0),
  };
}
