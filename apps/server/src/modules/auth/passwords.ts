import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** Memory in KiB; about 30 ms on one core. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

function hashWith(password: string, nonce: Buffer): Promise<Buffer> {
  return derive('argon2id', { message: password.normalize('NFC'), nonce, ...cost });
}

const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** A password as it is stored, in the usual notation of argon2. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await hashWith(password, nonce);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${String(memory)},t=${String(passes)},p=${String(parallelism)}$${encode(nonce)}$${encode(tag)}`;
}

/** Compared with where there is no account, so that the answer takes as long. */
const nobodysNonce = randomBytes(16);

/** Whether the password is the stored one. Takes as long where none is stored. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, , , , nonce, tag] = stored?.split('$') ?? [];
  if (!nonce || !tag) {
    await hashWith(password, nobodysNonce);
    return false;
  }
  const expected = Buffer.from(tag, 'base64');
  const actual = await hashWith(password, Buffer.from(nonce, 'base64'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
