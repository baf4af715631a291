import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWire, toWire } from './envelope.ts';

const user = { _id: 'u1', name: 'Rahima' };

describe('an answer', () => {
  it('says success in both readings of the specification', () => {
    expect(toWire('data', [1])).toEqual({ success: true, status: 'success', data: [1] });
  });

  it('carries named fields by their name and under data, its message only beside them', () => {
    expect(toWire('fields', { user, token: 't', message: 'Welcome' })).toEqual({
      success: true,
      status: 'success',
      user,
      token: 't',
      message: 'Welcome',
      data: { user, token: 't' },
    });
  });

  it('carries no message where there is none', () => {
    expect(toWire('fields', { user })).not.toHaveProperty('message');
  });

  it('is read the same from either reading', () => {
    const expected = { bookings: [{ _id: 'b1' }] };
    expect(fromWire('fields', { success: true, bookings: [{ _id: 'b1' }] })).toEqual(expected);
    expect(fromWire('fields', { success: true, data: { bookings: [{ _id: 'b1' }] } })).toEqual(
      expected,
    );
  });

  it('keeps a field of its own that is called status', () => {
    expect(fromWire('fields', toWire('fields', { status: 'pending', history: [] }))).toEqual({
      status: 'pending',
      history: [],
    });
    const named = { status: 'pending', history: [] };
    expect(fromWire('fields', { success: true, ...named })).toEqual(named);
    expect(fromWire('fields', { success: true, history: [] })).toStrictEqual({ history: [] });
  });

  it('is a whole page where a server sends no pagination', () => {
    expect(fromWire('page', { success: true, data: [{ _id: 's1' }] })).toEqual({
      data: [{ _id: 's1' }],
      pagination: { page: 1, limit: 1, hasNext: false, total: 1 },
    });
  });

  it('is nothing where the body is of another shape', () => {
    for (const body of [undefined, null, 'text', 7, []]) {
      expect(fromWire('data', body)).toBeUndefined();
      expect(fromWire('page', body)).toBeUndefined();
      expect(fromWire('fields', body)).toBeUndefined();
    }
    expect(fromWire('page', { success: true, data: 'text' })).toBeUndefined();
  });

  it('comes out as it went in', () => {
    const reserved = new Set(['success', 'status', 'data', '__proto__']);
    const fields = fc
      .dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true })
      .filter((object) => !Object.keys(object).some((key) => reserved.has(key)));
    fc.assert(
      fc.property(fields, fc.array(fc.jsonValue()), (object, list) => {
        expect(fromWire('fields', toWire('fields', object))).toEqual(object);
        expect(fromWire('data', toWire('data', list))).toEqual(list);
        const page = { data: list, pagination: { page: 2, limit: 12, hasNext: true, total: 99 } };
        expect(fromWire('page', toWire('page', page))).toMatchObject(page);
      }),
    );
  });
});
