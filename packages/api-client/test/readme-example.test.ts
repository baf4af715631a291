import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { printVisas } from '../src/readme-example.ts';
import { json, serve } from './local-server.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

it('stands in the README as it compiles', () => {
  const example = read('../src/readme-example.ts').replace('./index.ts', '@pothik/api-client');
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
