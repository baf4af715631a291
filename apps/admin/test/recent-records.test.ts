import { afterEach, describe, expect, it } from 'vitest';
import { forgetRecentRecords, noteOpened, readRecent } from '../src/shared/recent-records.ts';
import { addressOf, recordAt } from '../src/shared/record-places.ts';

afterEach(() => localStorage.clear());

const booking = (id: string) => ({ kind: 'booking' as const, _id: id });

describe('records that were opened', () => {
  it('stand the last one first, each once, and no more than a dozen', () => {
    for (let at = 0; at < 20; at += 1) noteOpened('u1', booking(String(at)));
    noteOpened('u1', booking('15'));
    const ids = readRecent('u1').map(({ _id }) => _id);
    expect(ids.slice(0, 3)).toEqual(['15', '19', '18']);
    expect(ids).toHaveLength(12);
    expect(new Set(ids).size).toBe(12);
  });

  it('are those of one person', () => {
    noteOpened('u1', booking('a'));
    expect(readRecent('u2')).toEqual([]);
  });

  it.each(['nonsense', '{"kind":"booking"}', '[{"kind":"spell","_id":"a"}]'])(
    'are none where the browser keeps %s',
    (text) => {
      localStorage.setItem('consoleRecent:u1', text);
      expect(readRecent('u1')).toEqual([]);
    },
  );

  it('are gone once they are forgotten', () => {
    noteOpened('u1', booking('a'));
    localStorage.setItem('consoleSound', 'off');
    forgetRecentRecords();
    expect(readRecent('u1')).toEqual([]);
    expect(localStorage.getItem('consoleSound')).toBe('off');
  });
});

describe('the address of a record', () => {
  it('leads to it and back', () => {
    const record = { kind: 'customer' as const, _id: 'a/b c' };
    expect(addressOf(record)).toBe('/people/customers/a%2Fb%20c');
    expect(recordAt(addressOf(record))).toEqual(record);
  });

  it.each([
    '/',
    '/bookings',
    '/bookings/',
    '/insights/new',
    '/insights/a/bn',
    '/people/staff',
    '/bookings/%',
  ])('is not %s', (pathname) => expect(recordAt(pathname)).toBeUndefined());
});
