import { expect, it } from 'vitest';
import { readableTitle } from './readable-title.ts';

it.each([
  ['button', 'Button'],
  ['chat/chat-bubble', 'Chat/Chat bubble'],
  ['layout/Stack, Inline', 'Layout/Stack, Inline'],
  ['Foundations/Brand', 'Foundations/Brand'],
])('writes %s as %s', (title, readable) => {
  expect(readableTitle(title)).toBe(readable);
});
