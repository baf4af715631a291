import { expect, it } from 'vitest';
import { initials } from './avatar.tsx';

it.each([
  ['Rahima Khatun', 'RK'],
  ['Md. Abdul Karim Sheikh', 'MS'],
  ['Rahim', 'R'],
  ['রহিমা খাতুন', 'রখা'],
  ['  ', ''],
])('%s is shown as %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
