import { expect, it } from 'vitest';
import { firstNameOf } from './first-name.ts';

it.each([
  ['Rahima', 'Rahima'],
  ['Rahima Begum', 'Rahima'],
  ['  Md. Karim   Uddin Khan', 'Karim'],
  ['মোঃ করিম উদ্দিন', 'করিম'],
  ['Md', 'Md'],
  ['', undefined],
  ['rahima@pothik.example', undefined],
])('of %j is %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first?.normalize('NFC'));
});
