import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hole, sentencesIn } from '@pothik/tooling/sentences';
import { expect, it } from 'vitest';
import { messages as english } from '../src/messages/en/failures.ts';
import { messages as bangla } from '../src/messages/bn/failures.ts';
import { inBangla } from '../src/messages/bn/server-sentences.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Answers to the staff, and faults of their input. */
const ofStaff = [
  'apps/server/src/modules/staff/*.ts',
  'apps/server/src/modules/*/staff/*.ts',
  'apps/server/src/modules/*/staff-*.ts',
  'apps/server/src/modules/{jobs,settings,files}/*.ts',
  'apps/server/src/modules/catalogue/**/*.ts',
  'apps/server/src/modules/insights/*.ts',
  'apps/server/src/modules/users/customers.ts',
  'apps/server/src/modules/auth/{assert-active,fresh-proof,password-policy,passkey-sign-in}.ts',
  'apps/server/src/modules/auth/second-factor/*.ts',
  'packages/contract/src/{staff,chat}/*.ts',
  'packages/contract/src/wire-types.ts',
];

/** What is for visitors and programs, or none of an answer. */
const elsewhere = [
  /\.test\.ts$/,
  /-mails?\.ts$/,
  /\/(?:export-bookings|file-columns)\.ts$/,
  /\/stamp-of-document\.ts$/,
  /\/search\/(?!staff-)/,
  /\/catalogue\/(?:services|service-views|categories)\.ts$/,
];

/** Beginnings of texts for visitors, and parts of what is said in full where it is. */
const isPart = (sentence: string) =>
  /^This (?:article|category|service)$|^A colleague$|^Your trusted|^We are away/.test(sentence);

const sentences = globSync(ofStaff, { cwd: root })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !elsewhere.some((pattern) => pattern.test(`/${file}`)))
  .flatMap((file) =>
    sentencesIn(readFileSync(path.join(root, file), 'utf8')).map((sentence) => ({
      file,
      sentence,
    })),
  );

it('has words in Bangla for everything that the staff are answered', () => {
  expect(sentences.length).toBeGreaterThan(60);
  const missing = sentences.filter(
    ({ sentence }) =>
      !isPart(sentence) &&
      !['7', 'x'].some((value) => inBangla(sentence.replaceAll(hole, value)) !== undefined),
  );
  expect(missing).toEqual([]);
});

it('says of a field what is wrong with it, in Bangla whatever a server says', () => {
  expect(bangla.fault('Use at most 120 characters')).toBe('সর্বোচ্চ ১২০টি অক্ষর লিখুন');
  expect(bangla.fault('Have you tried another one?')).toMatch(/^[^A-Za-z]+$/);
  expect(bangla.fault('নাম লিখুন')).toBe('নাম লিখুন');
  expect(english.fault('Use at most 120 characters')).toBe('Use at most 120 characters');
});

it.each([
  ['This booking is already confirmed.', 'conflict', 'বুকিংটি আগে থেকেই এই অবস্থায় আছে।'],
  ['Words of another server.', 'forbidden', 'এটি করার অনুমতি আপনার নেই।'],
  ['Words of another server.', undefined, 'কাজটি হয়নি। আবার চেষ্টা করুন।'],
] as const)(
  'tells a refused call by its sentence, or by its code: %s %s',
  (message, code, said) => {
    const error = { name: 'HttpError', message, serverMessage: message, status: 409, code };
    const told = error as unknown as Parameters<typeof bangla.call>[0];
    expect(bangla.call(told)).toBe(said);
    expect(english.call(told)).toBeUndefined();
  },
);
