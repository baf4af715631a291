import { expect, it } from 'vitest';
import { announcedBump, demandedBump, isAtLeast } from './demanded-bump.ts';

it('demands a major version for what breaks, before 1.0.0 a minor one', () => {
  expect(demandedBump('breaking', '1.4.0')).toBe('major');
  expect(demandedBump('breaking', '0.4.0')).toBe('minor');
  expect(demandedBump('addition', '1.4.0')).toBe('minor');
  expect(demandedBump('none', '1.4.0')).toBe('none');
});

it('knows what changesets announce for a package', () => {
  const texts = [
    "---\n'@pothik/ui': patch\n'@pothik/chat': major\n---\n\nText about '@pothik/ui': major",
    "---\n'@pothik/ui': minor\n---\n",
  ];
  expect(announcedBump(texts, '@pothik/ui')).toBe('minor');
  expect(announcedBump(texts, '@pothik/chat')).toBe('major');
  expect(announcedBump(texts, '@pothik/contract')).toBe('none');
  expect(isAtLeast('minor', 'minor')).toBe(true);
  expect(isAtLeast('patch', 'minor')).toBe(false);
});
