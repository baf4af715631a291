import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { describeApp } from '../api/app.ts';
import { anyService, book, contact } from '../api/booking-forms.ts';

const folder = path.resolve(import.meta.dirname, '../../../../deploy/watch');
const files = ['dashboard.json', 'alerts.yml'];

/** Every expression of a file, with the metrics that it names, and what each is asked to have of labels. */
async function metricsIn(file: string): Promise<Map<string, Set<string>>> {
  const text = await readFile(path.join(folder, file), 'utf8');
  const lines = text.matchAll(/^\s*"?expr"?: (.*?),?$/gm);
  const found = new Map<string, Set<string>>();
  for (const [, given = ''] of lines) {
    const expression = given.startsWith('"') ? (JSON.parse(given) as string) : given;
    for (const [, name = '', labels = ''] of expression.matchAll(
      /\b([a-z][a-z0-9_]*)\{([^}]*)\}/g,
    )) {
      const named = [...labels.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label);
      found.set(name, new Set([...(found.get(name) ?? []), ...named]));
    }
    // Each metric is asked of the job, so that nothing of another program is counted.
    const bare = expression.replaceAll(/\{[^}]*\}/g, '{}').replaceAll(/by \([^)]*\)/g, '');
    const words = bare.matchAll(/\b([a-z][a-z0-9_]*_[a-z0-9_]+)\b(?!\s*[({])/g);
    expect(
      [...words].map(([, word]) => word),
      expression,
    ).toEqual([]);
  }
  return found;
}

/** Labels that the collector adds. */
const ofCollector = new Set(['job', 'instance']);

describeApp('what is watched', (get) => {
  it.each(files)('has every metric and label that %s names', async (file) => {
    const { app } = get();
    const serviceId = await anyService(get());
    expect((await book({ app }, { serviceId, ...contact() })).statusCode).toBe(200);
    await app.inject('/api/services');
    await app.inject('/api/nothing-here');
    const { body } = await app.inject('/metrics');
    const kinds = new Map(
      [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', kind = '']) => [name, kind]),
    );
    const named = await metricsIn(file);
    expect(named.size).toBeGreaterThan(8);
    for (const [name, labels] of named) {
      if (name === 'up') continue;
      const base = kinds.has(name) ? name : name.replace(/_(?:bucket|count|sum)$/, '');
      expect(kinds.has(base), name).toBe(true);
      expect(kinds.get(base) === 'histogram', name).toBe(base !== name);
      const sample = body.split('\n').find((line) => line.startsWith(`${name}{`));
      // What has not happened yet in this process has no sample to look at.
      if (sample === undefined) continue;
      for (const label of labels) {
        if (!ofCollector.has(label)) expect(sample, name).toContain(`${label}="`);
      }
    }
  });

  it('counts what happens', async () => {
    const { app } = get();
    const read = async (line: RegExp) => {
      const { body } = await app.inject('/metrics');
      return Number(line.exec(body)?.[1] ?? 0);
    };
    const lines = {
      bookings: /^bookings_made_total (\d+)$/m,
      errors: /^errors_total\{code="not_found"\} (\d+)$/m,
      kept: /^kept_answers_total\{outcome="kept"\} (\d+)$/m,
      queries: /^database_query_duration_seconds_count\{outcome="done"\} (\d+)$/m,
    };
    const readAll = async () => {
      const entries = Object.entries(lines).map(async ([name, line]) => [name, await read(line)]);
      return Object.fromEntries((await Promise.all(entries)) as [string, number][]);
    };
    const before = await readAll();
    const serviceId = await anyService(get());
    await book({ app }, { serviceId, ...contact() });
    await app.inject('/api/nothing-here');
    await app.inject('/api/services');
    await app.inject('/api/services');
    const after = await readAll();
    for (const name of Object.keys(lines)) {
      expect(after[name], name).toBeGreaterThan(before[name] ?? 0);
    }
    expect(await read(/^chats_waiting (\d+)$/m)).toBeGreaterThanOrEqual(0);
    expect(await read(/^database_connections\{pool="all",state="idle"\} (\d+)$/m)).toBeGreaterThan(
      0,
    );
  });
});

describeApp(
  'a collector elsewhere',
  (get) => {
    it('is answered where it shows the token, also through a proxy', async () => {
      const ask = (authorization?: string) =>
        get().app.inject({
          url: '/metrics',
          remoteAddress: '203.0.113.7',
          headers: authorization === undefined ? {} : { authorization },
        });
      expect((await ask()).statusCode).toBe(404);
      expect((await ask(`Bearer ${'b'.repeat(40)}`)).statusCode).toBe(404);
      const answer = await ask(`Bearer ${'a'.repeat(40)}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('jobs_waiting 0');
    });
  },
  { metricsToken: 'a'.repeat(40) },
);
