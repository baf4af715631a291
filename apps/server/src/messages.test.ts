import { globSync } from 'node:fs';
import path from 'node:path';
import { banglaInputs, englishInputs } from '@pothik/contract/schemas';
import { expect, it } from 'vitest';
import type { Message, Messages } from './http/message.ts';

type Words = Readonly<Record<string, string | ((value: string) => string)>>;

const spoken = (words: string | ((value: string) => string)) =>
  typeof words === 'string' ? words : words('{1}');

/** Stands for what is put into a message: its name in a text, 7 where it is counted with. */
const part = (name: string): object =>
  new Proxy(
    {},
    {
      get: (_target, key) =>
        key === Symbol.toPrimitive
          ? (hint: string) => (hint === 'number' ? 7 : `{${name}}`)
          : part(String(key)),
    },
  );
const parts = ['1', '2', '3'].map(part);

/** The messages that everything here can answer, by the module and the key. */
async function allMessages(): Promise<[key: string, message: Message][]> {
  const files = globSync(['http/messages.ts', 'modules/*/messages.ts'], {
    cwd: import.meta.dirname,
  });
  const found: [string, Message][] = [];
  for (const file of files.toSorted()) {
    const { messages } = (await import(path.join(import.meta.dirname, file))) as {
      messages: Messages;
    };
    const name = path.basename(path.dirname(file));
    for (const [key, message] of Object.entries(messages)) {
      const said = typeof message === 'function' ? message(...(parts as never[])) : message;
      found.push([`${name}.${key}`, said]);
    }
  }
  const inputs = Object.entries(englishInputs as Words);
  for (const [key, words] of inputs) {
    const bangla = (banglaInputs as Words)[key] ?? '';
    found.push([`input.${key}`, { en: spoken(words), bn: spoken(bangla) }]);
  }
  return found;
}

const messages = await allMessages();

it('has these messages, in English and Bangla', async () => {
  const lines = messages.map(([key, { en, bn }]) => [key, en, bn].join('\t'));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../test/messages.golden.tsv');
});

it.each(messages)('says %s in Bangla letters', (_key, { bn }) => {
  expect(bn).toMatch(/[\u0980-\u09ff]/);
});

it('says each thing by one key within a module', () => {
  const said = messages
    .filter(([key]) => !key.startsWith('input.'))
    .map(([key, { en }]) => `${key.split('.', 1)[0] ?? ''}: ${en}`);
  expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([]);
});
