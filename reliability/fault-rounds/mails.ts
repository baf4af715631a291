import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withStoredData } from '@pothik/server/test/stored-data.ts';
import type { Ledger } from './ledger.ts';
import { missingFrom } from './missing-from.ts';
import type { Target } from './target.ts';

/** How long a mail may take that nothing stands in the way of, in milliseconds. */
const patience = { first: 60_000, each: 200 };

/**
 * Lets every mail be sent that is due, and holds those that there are against the events. A mail that is
 * sent again keeps its name, so that a mailbox shows it once. The server does not run, before and after.
 */
export async function checkMails({ place, server }: Target, ledger: Ledger): Promise<void> {
  const due = await withStoredData(place, async ({ pool }) => {
    // As if the time had passed in which a worker that was killed holds what it does.
    await pool.query('update jobs set run_after = now() where done_at is null');
    const { rows } = await pool.query<{ id: string }>(`select id from jobs where kind = 'mail'`);
    return new Set(rows.map(({ id }) => `${id}.eml`));
  });
  const outbox = path.join(place.dataDirectory, 'outbox');
  const sent = async () =>
    new Set((await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')));
  server.start();
  const until = Date.now() + patience.first + due.size * patience.each;
  while (missingFrom(await sent(), due).length > 0 && Date.now() < until) await pause(100);
  await server.stop();

  const mails = await sent();
  for (const name of missingFrom(mails, due)) ledger.find('lost', `mail ${name} was never sent`);
  for (const name of missingFrom(due, mails)) ledger.find('doubled', `mail ${name} is of no event`);
  await withStoredData(place, async ({ pool }) => {
    const { rows } = await pool.query<{ id: string }>(
      `select id from jobs where kind = 'mail' and done_at is null`,
    );
    for (const { id } of rows) ledger.find('half', `mail ${id} is there and not noted as sent`);
  });
}
