import { expect, it } from 'vitest';
import { mailboxName, mailboxOf } from './mailbox-of.ts';

it.each([
  ['Rahima@Example.com', 'rahima@example.com'],
  ['rahima+one@example.com', 'rahima@example.com'],
  ['rahima+one+two@EXAMPLE.com', 'rahima@example.com'],
  ['ra.hi.ma@example.com', 'ra.hi.ma@example.com'],
  ['Ra.Hima+one@gmail.com', 'rahima@gmail.com'],
  ['rahima@googlemail.com', 'rahima@gmail.com'],
  ['rahima@bücher.example', 'rahima@xn--bcher-kva.example'],
])('counts %s for %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

it('keeps the address out of stored keys', () => {
  expect(mailboxName('rahima@example.com')).toMatch(/^[\w-]{43}$/);
});
