import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithinBounds, jsonBounds, longestBody } from './json-bounds.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const many = (keys: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, key) => [key, 0])));

describe('a text of JSON is within the bounds', () => {
  it('up to its depth and no further', () => {
    expect(isWithinBounds(nested(jsonBounds.depth))).toBe(true);
    expect(isWithinBounds(nested(jsonBounds.depth + 1))).toBe(false);
    expect(isWithinBounds('{"a":'.repeat(100_000))).toBe(false);
  });

  it('up to its number of parts and no further', () => {
    expect(isWithinBounds(many(jsonBounds.parts / 2))).toBe(true);
    expect(isWithinBounds(many(jsonBounds.parts))).toBe(false);
  });

  it('whatever stands in its texts', () => {
    const brackets = fc.string({ unit: fc.constantFrom('[', '{', '"', '\\', ',', ':', 'a') });
    fc.assert(
      fc.property(brackets, brackets, (name, value) => {
        const bounds = { depth: 2, parts: 2 };
        expect(isWithinBounds(JSON.stringify([{ [name]: value }]), bounds)).toBe(true);
        expect(isWithinBounds(JSON.stringify([[[value]]]), bounds)).toBe(false);
      }),
    );
  });
});

it('the longest body of a schema holds every value that fits it, escaped as it may be', () => {
  const schema = {
    type: 'object',
    properties: {
      name: { type: 'string', maxLength: 5 },
      tags: { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 2 } },
      age: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
    },
  };
  const value = {
    name: fc.string({ maxLength: 5 }),
    tags: fc.array(fc.string({ maxLength: 2 }), { maxLength: 3 }),
    age: fc.option(fc.integer()),
  };
  fc.assert(
    fc.property(fc.record(value), (body) => {
      const escaped = JSON.stringify(body).replaceAll(
        /[^\x20-\x7e]/g,
        (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      expect(escaped.length).toBeLessThanOrEqual(longestBody(schema));
    }),
  );
});
