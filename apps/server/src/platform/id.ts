import { randomBytes } from 'node:crypto';

let newestTime = 0;
let counter = 0;

/**
 * A new identifier: a UUID of version 7 (RFC 9562, with a counter after the milliseconds), so
 * that of two that this process makes the later one sorts later.
 */
export function createId(now = Date.now()): string {
  if (now > newestTime) {
    newestTime = now;
    counter = 0;
  } else if (counter < 0xfff) {
    counter += 1;
  } else {
    newestTime += 1;
    counter = 0;
  }
  const bytes = randomBytes(16);
  bytes.writeUIntBE(newestTime, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
