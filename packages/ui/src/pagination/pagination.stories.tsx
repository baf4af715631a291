import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { Pagination } from './pagination.tsx';

const meta = {
  component: Pagination,
  args: { page: 2, hasNext: true, lastPage: 8, hrefOf: (page: number) => `#page-${String(page)}` },
  parameters: guide({
    status: 'stable',
    use: 'For a list with pages that have addresses of their own.',
    avoid: 'Where `Load More` adds to what one sees.',
    keyboard: [['Tab', 'goes through the links']],
    names:
      'A `navigation` `Pagination` with links `Previous`, `Next`, `Page N`; the page one is on has `aria-current`.',
  }),
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-3');
  },
};
export const First: Story = {
  args: { page: 1 },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link', { name: 'Previous' })).toBeNull();
  },
};
export const Last: Story = { args: { page: 8, hasNext: false } };
