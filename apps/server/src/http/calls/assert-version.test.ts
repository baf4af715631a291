import { expect, it } from 'vitest';
import { assertVersion } from './assert-version.ts';

it('takes a change that was made after the version that there is, or after none that is named', () => {
  expect(() => assertVersion(3, { version: 3 }, 'booking')).not.toThrow();
  expect(() => assertVersion(undefined, { version: 3 }, 'booking')).not.toThrow();
});

it.each([2, 4])('refuses one that was made after version %d of 3', (seen) => {
  expect(() => assertVersion(seen, { version: 3 }, 'booking')).toThrow(
    expect.objectContaining({
      code: 'version_conflict',
      message:
        'Somebody else has changed this booking since you opened it. Look at it again before you change it.',
    }) as Error,
  );
});
