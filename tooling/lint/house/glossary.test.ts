import { expect, it } from 'vitest';
import { avoidedWords, lintGlossary } from './glossary.ts';

const glossary = `
| English | Bangla | not              |
| ------- | ------ | ---------------- |
| fee     | ফি     | ফিস              |
| sign in | লগইন   | সাইন ইন, লগ ইন   |
`;

it('avoids each word of the last column', () => {
  expect(avoidedWords(glossary)).toEqual(['ফিস', 'সাইন ইন', 'লগ ইন']);
});

it.each([
  ['messages/bn/account.ts', "'সাইন ইন করুন'", ['সাইন ইন']],
  ['messages/bn/account.ts', "'ফিসের টাকা'", ['ফিস']],
  ['messages/bn/account.ts', "'অফিসে আসুন'", []],
  ['messages/en/account.ts', "'সাইন ইন করুন'", []],
  ['modules/auth/messages.ts', "'লগ ইন করুন'", ['লগ ইন']],
])('in %s, of %s complains of %j', (name, text, words) => {
  const said = lintGlossary(glossary, [{ name, text }]).map(({ message }) => message);
  expect(said).toHaveLength(words.length);
  for (const [index, word] of words.entries()) expect(said[index]).toContain(word);
});
