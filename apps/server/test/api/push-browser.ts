import { randomBytes, webcrypto } from 'node:crypto';
import type { ShownPush } from '../../src/modules/notifications/push/send-push.ts';
import type { TakenPush } from './push-service.ts';

const { subtle } = webcrypto;
const curve = { name: 'ECDH', namedCurve: 'P-256' };

async function derive(secret: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number) {
  const key = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return Buffer.from(
    await subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8),
  );
}

const label = (text: string) => Buffer.from(`${text}\0`);

/** A browser that subscribes at a push service, and reads what it is sent (RFC 8188, 8291). */
export async function openBrowser(serviceOrigin: string) {
  const { privateKey, publicKey } = await subtle.generateKey(curve, true, ['deriveBits']);
  const own = Buffer.from(await subtle.exportKey('raw', publicKey));
  const auth = randomBytes(16);
  const name = randomBytes(8).toString('hex');

  async function read(body: Buffer): Promise<ShownPush> {
    const salt = body.subarray(0, 16);
    const end = 21 + body.readUInt8(20);
    const theirs = body.subarray(21, end);
    const key = await subtle.importKey('raw', theirs, curve, false, []);
    const shared = await subtle.deriveBits({ name: 'ECDH', public: key }, privateKey, 256);
    const info = Buffer.concat([label('WebPush: info'), own, theirs]);
    const input = await derive(Buffer.from(shared), auth, info, 32);
    const content = await derive(input, salt, label('Content-Encoding: aes128gcm'), 16);
    const iv = await derive(input, salt, label('Content-Encoding: nonce'), 12);
    const cipher = await subtle.importKey('raw', content, 'AES-GCM', false, ['decrypt']);
    const plain = await subtle.decrypt({ name: 'AES-GCM', iv }, cipher, body.subarray(end));
    // A byte of 2 ends the last record.
    const text = Buffer.from(plain).toString();
    return JSON.parse(text.slice(0, text.lastIndexOf('\u0002'))) as ShownPush;
  }

  return {
    name,
    subscription: {
      endpoint: `${serviceOrigin}/${name}`,
      keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** What it shows of what its service has taken. */
    shown: (taken: readonly TakenPush[]) =>
      Promise.all(taken.filter((push) => push.to === name).map(({ body }) => read(body))),
  };
}

export type Browser = Awaited<ReturnType<typeof openBrowser>>;
