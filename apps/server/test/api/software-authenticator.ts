import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** A value of CBOR (RFC 8949), as far as authenticators write it. */
type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  const two = Buffer.from([(major << 5) | 25, 0, 0]);
  two.writeUInt16BE(length, 1);
  return two;
}

function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') {
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  }
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, one]) => [encode(key), encode(one)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** The public part of a P-256 key in COSE (RFC 9053): type EC2, algorithm ES256. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const parts: [number, Cbor][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ];
  return encode(new Map(parts));
}

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** Flags of authenticator data: somebody was there, was verified, and a credential follows. */
const flags = { present: 0x01, verified: 0x04, credential: 0x40 };

/** The ways in which it differs from a browser. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  /** Nobody has unlocked the device. */
  isUnverified?: boolean;
  /** The count that it tells, in place of one more. */
  counter?: number;
  userHandle?: string;
}

/** A device with one passkey, and the browser that speaks for it. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32).toString('base64url');
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #counter = 0;
  #userHandle: string | undefined;

  constructor(origin: string) {
    this.#origin = origin;
  }

  #clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string, origin = this.#origin) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(rpId: string, { isUnverified, counter }: Deviation, credential?: Buffer) {
    this.#counter = counter ?? this.#counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.#counter);
    const flag =
      flags.present | (isUnverified ? 0 : flags.verified) | (credential ? flags.credential : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flag]), count, credential ?? Buffer.alloc(0)]);
  }

  /** Makes the passkey, as `credentials.create` does. */
  create(
    options: { challenge: string; rp: { id: string }; user: { id: string } },
    deviation: Deviation = {},
  ) {
    this.#userHandle = options.user.id;
    const rawId = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(rawId.length);
    const aaguid = Buffer.alloc(16);
    const credential = Buffer.concat([aaguid, length, rawId, coseOf(this.#keys.publicKey)]);
    const authData = this.#authenticatorData(
      deviation.rpId ?? options.rp.id,
      deviation,
      credential,
    );
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    const clientData = this.#clientData('webauthn.create', options.challenge, deviation.origin);
    return {
      ...{ id: this.id, rawId: this.id, type: 'public-key' },
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: encode(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Signs a challenge, as `credentials.get` does. */
  get(options: { challenge: string; rpId: string }, deviation: Deviation = {}) {
    const clientData = this.#clientData('webauthn.get', options.challenge, deviation.origin);
    const authData = this.#authenticatorData(deviation.rpId ?? options.rpId, deviation);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return {
      ...{ id: this.id, rawId: this.id, type: 'public-key' },
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
        userHandle: deviation.userHandle ?? this.#userHandle,
      },
    };
  }
}
