import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { endpoints, limits, toInternationalPhone } from './index.ts';

it('does what the README shows', () => {
  expect(endpoints.services.get.path).toBe('/services/{id}');
  expect(limits.requestTimeout).toBe(10_000);
  expect(toInternationalPhone('০১৭১২ ৩৪৫৬৭৮')).toBe('+8801712345678');
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  for (const line of [
    'endpoints.services.get.path',
    'limits.requestTimeout',
    "toInternationalPhone('০১৭১২ ৩৪৫৬৭৮')",
  ]) {
    expect(readme).toContain(line);
  }
});
