import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inputMessage } from '@pothik/contract/schemas';
import { hole, sentencesIn } from '@pothik/tooling/sentences';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { banglaSentences } from './bangla-sentences.ts';
import { fieldsIn, sayIn, tellIn } from './say-in.ts';

const root = path.resolve(import.meta.dirname, '../../../../..');

/** What is said to the staff alone, or not in an answer at all. */
const elsewhere = [
  /\.test\.ts$/,
  /\/generated\//,
  /\/staff\//,
  /\/modules\/(?:audit|cases|jobs|overview|settings)\//,
  /\/staff-[\w-]+\.ts$/,
  /\/users\/customers\.ts$/,
  /\/media\/library\//,
  /\/catalogue\/service-changes\.ts$/,
  /\/(?:[\w]+-translations|translation-state)\.ts$/,
  /\/catalogue\/search\/default-synonyms\/\w+\.ts$/,
  /\/contract\/src\/chat\/(?:canned-replies|chat-hours)\.ts$/,
  /\/auth\/(?:staff|colleagues|api-keys\/authorize-key)\.ts$/,
  /\/files\/(?:document-routes|stamp-of-document|stated-purposes)\.ts$/,
  /\/http\/(?:reference|pages|observation)\//,
  // Mails, and files for people.
  /-mails?\.ts$/,
  /\/data-export\/archive\.ts$/,
  // What a person agreed to stands as it was shown; a device has its maker's name.
  /\/rules\/(?:consents|device-name)\.ts$/,
  /\/incoming\/draw-stamp\.ts$/,
  // Not HTTP: no caller is known.
  /\/http\/refuse-connection\.ts$/,
  /\/http\/language\//,
  // Its sentences are made of parts: below.
  /\/input-message\.ts$/,
  // What was not found is written in full where it is.
  /\/request-error\.ts$/,
];

const sentences = globSync(
  [
    'apps/server/src/{http,modules}/**/*.ts',
    'apps/server/src/app.ts',
    'packages/contract/src/**/*.ts',
  ],
  { cwd: root },
)
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !elsewhere.some((pattern) => pattern.test(`/${file}`)))
  .flatMap((file) => {
    const found = sentencesIn(readFileSync(path.join(root, file), 'utf8'));
    return found.map((sentence) => ({ file, sentence }));
  });

const isBangla = (text: string) => /[\u0980-\u09ff]/.test(text);

it('has words in Bangla for everything that visitors and customers are answered', () => {
  expect(sentences.length).toBeGreaterThan(100);
  const missing = sentences.filter(
    ({ sentence }) =>
      !['7', 'x'].some((value) => isBangla(sayIn('bn', sentence.replaceAll(hole, value)))),
  );
  expect(missing).toEqual([]);
});

it.each<[z.ZodType, unknown]>([
  [z.string(), undefined],
  [z.string(), 7],
  [z.number(), 'x'],
  [z.int(), 1.5],
  [z.boolean(), 'x'],
  [z.array(z.string()), 'x'],
  [z.object({}), 'x'],
  [z.date(), 'x'],
  [z.string().min(3), 'x'],
  [z.string().max(3), 'long'],
  [z.array(z.string()).min(2), []],
  [z.array(z.string()).max(0), ['x']],
  [z.number().min(-2.5), -3],
  [z.number().max(5), 7],
  [z.enum(['a', 'b']), 'c'],
  [z.iso.date(), 'x'],
  [z.iso.datetime(), 'x'],
  [z.url(), 'x'],
  [z.uuid(), 'x'],
])('has words in Bangla for what is wrong with an input: %#', (schema, input) => {
  const [issue] = schema.safeParse(input, { error: inputMessage }).error?.issues ?? [];
  expect(sayIn('bn', issue?.message ?? '')).toMatch(/[\u0980-\u09ff]/);
});

it('writes numbers in Bangla digits', () => {
  fc.assert(
    fc.property(fc.nat(), (bound) => {
      const said = sayIn('bn', `Use at most ${String(bound)} characters`);
      expect(said).not.toMatch(/[a-z\d]/i);
    }),
  );
  expect(sayIn('bn', 'Use at least 120 characters')).toBe('কমপক্ষে ১২০টি অক্ষর লিখুন');
});

it('says in English what it was handed, and what it has no other words for', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom(...Object.keys(banglaSentences))),
      (sentence) => {
        expect(sayIn('en', sentence)).toBe(sentence);
      },
    ),
  );
  expect(sayIn('bn', 'constructor')).toBe('constructor');
});

it('changes nothing of a result but its message', () => {
  const result = { user: { name: 'Rahima' }, message: 'Preferences saved' };
  expect(tellIn('bn', result)).toEqual({ ...result, message: 'আপনার পছন্দ রাখা হয়েছে' });
  for (const other of [undefined, null, [], 'Preferences saved', { message: { _id: 'm1' } }]) {
    expect(tellIn('bn', other)).toBe(other);
  }
  expect(fieldsIn('bn', { name: 'Please enter your name' })).toEqual({ name: 'আপনার নাম লিখুন' });
});
