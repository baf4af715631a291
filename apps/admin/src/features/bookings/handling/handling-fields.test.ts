import { expect, it } from 'vitest';
import { toChanges, toFields } from './handling-fields.ts';

it('stands in the form in the time of Dhaka, empty where there is nothing', () => {
  const fields = toFields({
    assignee: { _id: 'u1', name: 'Nasrin' },
    remindAt: '2026-11-22T03:00:00.000Z',
    waitingFor: 'us',
    tags: ['Visa'],
    version: 2,
  });
  expect(fields).toEqual({
    assigneeId: 'u1',
    waitingFor: 'us',
    dueOn: '',
    remindAt: '2026-11-22T09:00',
    tags: ['Visa'],
  });
});

it('sends what was written alone, and null for what was emptied', () => {
  expect(toChanges({})).toEqual({});
  expect(toChanges({ assigneeId: '', dueOn: '', remindAt: '' })).toEqual({
    assigneeId: null,
    dueOn: null,
    remindAt: null,
  });
  expect(toChanges({ remindAt: '2026-11-22T09:00', waitingFor: 'embassy', tags: [] })).toEqual({
    remindAt: '2026-11-22T03:00:00.000Z',
    waitingFor: 'embassy',
    tags: [],
  });
});
