import type { CannedReplies } from '@pothik/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeApp } from './app.ts';
import { signInStaff } from './chat-people.ts';
import { callApi } from './people.ts';

describeApp('canned replies', (get) => {
  let token: string;
  beforeAll(async () => {
    token = await signInStaff(get());
  });
  const path = '/admin/canned-replies';
  const read = async () =>
    (await callApi(get(), 'GET', path, { token })).json<{ data: CannedReplies }>().data;
  const write = (payload: object) => callApi(get(), 'PUT', path, { token, payload });
  const hours = { shortcut: 'hours', text: 'We are here from nine to six.' };

  it('are none at first, and then those that staff have written', async () => {
    expect(await read()).toEqual({ version: 0, replies: [] });
    expect((await write({ version: 0, replies: [hours] })).statusCode).toBe(200);
    expect(await read()).toEqual({ version: 1, replies: [hours] });
  });

  it('have a text in Bangla where staff have written one', async () => {
    const both = { ...hours, textBn: 'আমরা নয়টা থেকে ছয়টা পর্যন্ত আছি।' };
    const visa = { shortcut: 'visa', text: 'It takes a week.' };
    const { version } = await read();
    expect((await write({ version, replies: [both, visa] })).statusCode).toBe(200);
    expect((await read()).replies).toEqual([both, visa]);
  });

  it('are not written over by who has not seen the latest', async () => {
    const { version } = await read();
    const both = await Promise.all([
      write({ version, replies: [{ ...hours, text: 'one' }] }),
      write({ version, replies: [{ ...hours, text: 'other' }] }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await write({ version: 0, replies: [] })).json()).toMatchObject({ code: 'conflict' });
    expect((await read()).version).toBe(version + 1);
  });

  it.each([
    ['a shortcut with a space', [{ ...hours, shortcut: 'two words' }]],
    ['no text', [{ ...hours, text: '  ' }]],
    ['the same shortcut twice', [hours, hours]],
    ['a text of 5,000 characters', [{ ...hours, text: 'x'.repeat(5_000) }]],
    ['as many in Bangla', [{ ...hours, textBn: 'ক'.repeat(5_000) }]],
  ])('are refused with %s', async (_what, replies) => {
    const before = await read();
    expect((await write({ version: before.version, replies })).statusCode).toBe(400);
    expect(await read()).toEqual(before);
  });
});
