import { expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { readIdempotencyKey } from './idempotency-key.ts';

const read = (key: string | undefined) => readIdempotencyKey({ 'idempotency-key': key });

it('is what the header says, or none', () => {
  for (const key of ['k', '!~', '2f1c-7a', 'x'.repeat(200)]) expect(read(key)).toBe(key);
  expect(readIdempotencyKey({})).toBeUndefined();
});

it.each(['', ' ', 'a b', 'é', 'x'.repeat(201), 'a\n'])('is refused where it is none: %j', (key) => {
  expect(() => read(key)).toThrow('Please check: Idempotency-Key.');
  expect(() => read(key)).toThrow(
    expect.objectContaining({
      code: 'validation_failed',
      fields: { 'Idempotency-Key': messages.keyCharacters },
    }) as Error,
  );
});
