import { expect, it } from 'vitest';
import { toLinkAddress } from './link-address.ts';

it.each([
  ['https://pothik.example/visa', 'https://pothik.example/visa'],
  [' https://pothik.example ', 'https://pothik.example'],
  ['pothik.example/visa', 'https://pothik.example/visa'],
  ['localhost:3000', 'https://localhost:3000'],
  ['help@pothik.example', 'mailto:help@pothik.example'],
  ['mailto:help@pothik.example', 'mailto:help@pothik.example'],
  ['tel:+8801712345678', 'tel:+8801712345678'],
])('%j leads to %s', (typed, address) => {
  expect(toLinkAddress(typed)).toBe(address);
});

it.each([
  '',
  'https://',
  'http://pothik.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,<script>',
  'java\nscript:alert(1)',
  'vbscript:x',
  'two words',
  'mailto:',
])('%j is no address of a link', (typed) => {
  expect(toLinkAddress(typed)).toBeUndefined();
});
