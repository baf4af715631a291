import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** The work of a hash; memory in KiB. */
interface Cost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** Of new hashes; about 30 ms on one core. */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };

const tagLength = 32;

function hashWith(password: string, nonce: Buffer, given = cost): Promise<Buffer> {
  return derive('argon2id', { message: password.normalize('NFC'), nonce, tagLength, ...given });
}

/** The cost that stands in a hash: it may have been made before today's was chosen. */
function costOf(stored: string): Cost | undefined {
  const [, memory, passes, parallelism] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored) ?? [];
  if (memory === undefined) return undefined;
  return { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
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
  const known = costOf(stored ?? '');
  if (!nonce || !tag || !known) {
    await hashWith(password, nobodysNonce);
    return false;
  }
  const expected = Buffer.from(tag, 'base64');
  const actual = await hashWith(password, Buffer.from(nonce, 'base64'), known);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
