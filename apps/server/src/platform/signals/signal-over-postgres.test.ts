import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPostgresDatabase, hasPostgres } from '../../../test/databases.ts';
import { lineTo, type Line } from '../../../test/line-to.ts';
import { openDatabase, type Database } from '../database/open.ts';
import { signalOverPostgres } from './signal-over-postgres.ts';

describe.skipIf(!hasPostgres())('a sign over PostgreSQL', () => {
  const closing: (() => unknown)[] = [];
  const databases: Database[] = [];
  let line: Line;
  beforeAll(async () => {
    const { url, drop } = await createPostgresDatabase('empty');
    line = await lineTo(url);
    closing.push(drop, () => line.close());
    for (const address of [url, line.url]) {
      const database = await openDatabase({ url: address, dataDirectory: '' });
      databases.push(database);
      closing.push(() => database.close());
    }
  });
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });
  /** One process, on the database itself or by the line that can be cut. */
  const listen = async (by: 'itself' | 'line') => {
    const newLine = databases[by === 'itself' ? 0 : 1]?.newLine;
    if (!newLine) throw new Error('it is there only while tests run');
    const hear = vi.fn();
    const signal = signalOverPostgres(newLine, 'test:signs', hear);
    await signal.started;
    // Whoever begins to listen may have missed one.
    expect(hear).toHaveBeenCalledOnce();
    hear.mockClear();
    return { hear, ...signal };
  };
  const patient = { timeout: 15_000, interval: 20 };

  it('is heard by all others', async () => {
    const [one, other, third] = [
      await listen('itself'),
      await listen('line'),
      await listen('itself'),
    ];
    one.send();
    await vi.waitFor(() => {
      for (const { hear } of [other, third]) expect(hear).toHaveBeenCalledOnce();
    }, patient);
    other.send();
    await vi.waitFor(() => expect(one.hear).toHaveBeenCalledOnce(), patient);
    expect(other.hear).toHaveBeenCalledOnce();
    for (const signal of [one, other, third]) await signal.close();
  });

  it('that could not be given is given when the line is there again', async () => {
    const [near, far] = [await listen('itself'), await listen('line')];
    line.cut();
    far.send();
    line.mend();
    await vi.waitFor(() => expect(near.hear).toHaveBeenCalled(), patient);
    // Nor is it known there what others have said meanwhile.
    expect(far.hear).toHaveBeenCalled();
    for (const signal of [near, far]) await signal.close();
  });

  it('is given again over a line of which nothing comes back', async () => {
    const [near, far] = [await listen('itself'), await listen('line')];
    line.lose();
    far.send();
    await vi.waitFor(() => expect(near.hear).toHaveBeenCalled(), patient);
    for (const signal of [near, far]) await signal.close();
  });
});
