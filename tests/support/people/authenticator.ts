import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** An authenticator without a device: it makes one passkey and signs with it, for the site that it is told. */
export type Authenticator = {
  id: string;
  keys: { publicKey: KeyObject; privateKey: KeyObject };
  counter: number;
  /** Whom its passkey was made for. */
  userHandle?: string;
};

export function newAuthenticator(): Authenticator {
  return {
    id: randomBytes(32).toString("base64url"),
    keys: generateKeyPairSync("ec", { namedCurve: "P-256" }),
    counter: 0,
  };
}

type Asked = { challenge: string; origin: string; host: string; userHandle?: string };

/** What the browser posts for a new passkey, as JSON. */
export function create(device: Authenticator, asked: Asked): string {
  if (asked.userHandle) device.userHandle = asked.userHandle;
  const id = Buffer.from(device.id, "base64url");
  const length = Buffer.from([0, id.length]);
  const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(device.keys.publicKey)]);
  const authData = Buffer.concat([head(device, asked.host, 0x45), attested]);
  const object = cborMap([
    [cborText("fmt"), cborText("none")],
    [cborText("attStmt"), cborMap([])],
    [cborText("authData"), cborBytes(authData)],
  ]);
  const clientDataJSON = clientData("webauthn.create", asked).toString("base64url");
  const response = { clientDataJSON, attestationObject: object.toString("base64url"), transports: ["internal"] };
  return JSON.stringify({ id: device.id, rawId: device.id, type: "public-key", clientExtensionResults: {}, response });
}

/** What the browser posts for a login, as JSON. */
export function get(device: Authenticator, asked: Asked): string {
  device.counter += 1;
  const client = clientData("webauthn.get", asked);
  const authData = head(device, asked.host, 0x05);
  const signed = Buffer.concat([authData, createHash("sha256").update(client).digest()]);
  const response = {
    clientDataJSON: client.toString("base64url"),
    authenticatorData: authData.toString("base64url"),
    userHandle: asked.userHandle ?? device.userHandle,
    signature: sign("sha256", signed, device.keys.privateKey).toString("base64url"),
  };
  return JSON.stringify({ id: device.id, rawId: device.id, type: "public-key", clientExtensionResults: {}, response });
}

function clientData(type: string, { challenge, origin }: Asked) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** The hash of the host, flags (present, verified, with a key), and the counter. */
function head({ counter }: Authenticator, host: string, flags: number) {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([createHash("sha256").update(host).digest(), Buffer.from([flags]), count]);
}

/** EC2, ES256, P-256 (RFC 9053). */
function coseKey(publicKey: KeyObject) {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const number = (value: number) => Buffer.from([value < 0 ? 0x20 + (-1 - value) : value]);
  return cborMap([
    [number(1), number(2)],
    [number(3), number(-7)],
    [number(-1), number(1)],
    [number(-2), cborBytes(Buffer.from(x, "base64url"))],
    [number(-3), cborBytes(Buffer.from(y, "base64url"))],
  ]);
}

function cborMap(entries: [Buffer, Buffer][]) {
  return Buffer.concat([Buffer.from([0xa0 + entries.length]), ...entries.flat()]);
}

function cborText(text: string) {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

function cborBytes(bytes: Buffer) {
  const length = bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 255];
  return Buffer.concat([Buffer.from(length), bytes]);
}
