/**
 * Writes rows, files and log lines as fast as it can and acknowledges each on file descriptor 3,
 * until it is killed. Arguments: the data directory, and the number to begin with.
 */
import { createHash, randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';
import path from 'node:path';
import { lockDataDirectory } from '@pothik/server/src/platform/data-directory.ts';
import { openDatabase } from '@pothik/server/src/platform/database/open.ts';
import { bookingHistory, bookings } from '@pothik/server/src/schema.ts';
import { atomicWrite } from '@pothik/server/src/platform/files/atomic-write.ts';
import { createLog } from '@pothik/server/src/platform/log.ts';

const [dataDirectory = '', first = '0'] = process.argv.slice(2);
const acknowledge = (line: string) => writeSync(3, `${line}\n`);

lockDataDirectory(dataDirectory);
const { db } = await openDatabase({ url: undefined, dataDirectory });
const log = createLog();
acknowledge('open');

const writers = {
  async row(name: string) {
    // Two rows that belong together: both are there or none is.
    await db.transaction(async (transaction) => {
      await transaction.insert(bookings).values({ id: name, reference: name, serviceType: 'visa' });
      await transaction
        .insert(bookingHistory)
        .values({ id: name, bookingId: name, status: 'pending' });
    });
  },
  async file(name: string) {
    const bytes = randomBytes(1_000 + Math.floor(Math.random() * 200_000));
    const digest = createHash('sha256').update(bytes).digest();
    await atomicWrite(path.join(dataDirectory, 'files', name), Buffer.concat([digest, bytes]));
  },
  async log(name: string) {
    log.info({ name, filling: 'x'.repeat(Math.floor(Math.random() * 3_000)) }, 'written');
    // Slower than the others, or it would be alone at work.
    await new Promise((resolve) => setTimeout(resolve, 2));
  },
};

async function writeOn(kind: keyof typeof writers) {
  for (let number = Number(first); ; number += 1) {
    const name = `${kind}-${String(number)}`;
    await writers[kind](name);
    acknowledge(name);
  }
}

await Promise.all([writeOn('row'), writeOn('file'), writeOn('log')]);
