import { expect, it } from 'vitest';
import { resolveUrl } from './resolve-url.ts';

it.each([
  ['https://api.example', '/media/a.svg', 'https://api.example/media/a.svg'],
  ['https://api.example', 'media/a.svg', 'https://api.example/media/a.svg'],
  ['', '/media/a.svg', '/media/a.svg'],
  ['https://api.example', 'https://cdn.example/a.svg', 'https://cdn.example/a.svg'],
  ['https://api.example', '//cdn.example/a.svg', '//cdn.example/a.svg'],
  ['https://api.example', 'data:image/svg+xml,x', 'data:image/svg+xml,x'],
])('resolves against %j: %s', (origin, address, resolved) => {
  expect(resolveUrl(origin, address)).toBe(resolved);
});
