import { expect, it } from 'vitest';
import { renderTokensCss } from './render-css.ts';

it('the stylesheet holds what the typed tokens say', async () => {
  await expect(renderTokensCss()).toMatchFileSnapshot('tokens.css');
});
