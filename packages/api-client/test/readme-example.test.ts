import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { printBookings } from '../src/readme-example.key.ts';
import { printVisas } from '../src/readme-example.ts';
import { json, serve } from './local-server.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

it.each(['readme-example.ts', 'readme-example.key.ts'])('stands in the README: %s', (file) => {
  const example = read(`../src/${file}`).replace('./index.ts', '@pothik/api-client');
  expect(read('../README.md')).toContain(`\`\`\`ts\n${example}\`\`\``);
});

it('does what it says', async () => {
  const { origin } = await serve((response, { url }) => {
    if (url === '/api/services/1') {
      return json(response, 200, { success: true, data: { _id: '1', requirements: ['Passport'] } });
    }
    if (url.startsWith('/api/services/')) {
      return json(response, 404, { success: false, message: 'No', code: 'not_found' });
    }
    const data = [
      { _id: '1', name: 'Japan visa' },
      { _id: '2', jobTitle: 'Welder' },
    ];
    return json(response, 200, { success: true, data, pagination: { hasNext: false } });
  });
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  await printVisas(origin, '1', print);
  await printVisas(origin, '9', print);
  expect(lines).toEqual([
    'Japan visa',
    'Welder',
    'It takes: Passport',
    'Japan visa',
    'Welder',
    'There is no such service.',
  ]);
});

it('makes its calls with an API key, and says when that has ended or may not do something', async () => {
  let refusal: { status: number; code: string; message: string } | undefined;
  const { origin, received } = await serve((response) => {
    if (refusal) return json(response, refusal.status, { success: false, ...refusal });
    const data = [{ _id: '1', reference: 'PTK-2K4MQ', status: 'pending' }];
    return json(response, 200, { success: true, data, pagination: { hasNext: false } });
  });
  const key = `ptk_${'A'.repeat(43)}`;
  const lines: string[] = [];
  const print = () => printBookings({ origin, key }, '2026-11-01', (line) => lines.push(line));
  await print();
  refusal = { status: 401, code: 'unauthorized', message: 'Please login to continue.' };
  await print();
  const message = 'The role of this API key may not make this call.';
  refusal = { status: 403, code: 'forbidden', message };
  await print();
  expect(lines).toEqual(['PTK-2K4MQ pending', 'The key has ended or was revoked.', message]);
  // Nothing tries to renew it.
  expect(received.map(({ url }) => url.split('?')[0])).toEqual(
    Array(3).fill('/api/admin/bookings'),
  );
  for (const { headers } of received) expect(headers.authorization).toBe(`Bearer ${key}`);
});
