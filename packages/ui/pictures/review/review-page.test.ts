import { expect, it } from 'vitest';
import { renderReview, type ReviewedPicture } from './review-page.ts';

const picture = (story: string, more: Partial<ReviewedPicture> = {}): ReviewedPicture => ({
  kind: 'changed',
  surroundings: 'phone-light',
  story,
  unaccepted: false,
  before: `before/${story}.png`,
  after: `after/${story}.png`,
  difference: `difference/${story}.png`,
  pixels: 12,
  ...more,
});
const render = (pictures: readonly ReviewedPicture[], undrawn: readonly string[] = []) =>
  renderReview({ base: 'main <1>', pictures, undrawn });

it('says that nothing has changed', () => {
  const page = render([]);
  expect(page).toContain('No picture has changed.');
  expect(page).toContain('main &lt;1>');
  expect(page).not.toContain('<nav');
});

it('shows before, after and difference, by component', () => {
  const page = render([
    picture('tabs--default'),
    picture('button--primary', { unaccepted: true }),
    picture('button--as-link', { surroundings: 'desktop-dark' }),
  ]);
  expect(page).toContain('3 pictures changed, of 2 components.');
  expect([...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, name]) => name)).toEqual([
    'Button',
    'Tabs',
  ]);
  expect(page).toContain('As link <small>desktop, dark</small>');
  expect(page).toContain('src="difference/tabs--default.png"');
  expect(page.match(/not accepted yet/g)).toHaveLength(1);
});

it('shows what is new and what is gone', () => {
  const page = render([
    { kind: 'new', surroundings: 'phone-light', story: 'a--b', unaccepted: false, after: 'x.png' },
    {
      kind: 'removed',
      surroundings: 'phone-light',
      story: 'c--d',
      unaccepted: false,
      before: 'y.png',
    },
  ]);
  expect(page).toContain('1 picture new, 1 picture removed, of 2 components.');
  expect(page.match(/There is none\./g)).toHaveLength(2);
  expect(page).not.toContain('Difference');
});

it('names what could not be drawn', () => {
  expect(render([], ['phone-light/menu--open'])).toContain('<li>phone-light/menu--open</li>');
});
