import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
import { Pagination } from './pagination.tsx';

const meta = {
  component: Pagination,
  args: { page: 2, hasNext: true, lastPage: 8, hrefOf: (page: number) => `#page-${String(page)}` },
  parameters: guide({
    status: 'stable',
    use: 'For a list in pages: with addresses of their own where somebody may come back to one.',
    avoid: 'Where `Load More` adds to what one sees.',
    keyboard: [
      ['Tab', 'goes through the links, or the buttons'],
      ['Enter', 'follows the link, or presses the button'],
      ['Space', 'presses the button'],
    ],
    names:
      'A `navigation` `Pagination` with links `Previous`, `Next`, `Page N`; the page one is on has `aria-current`.',
    dos: [
      {
        show: () => (
          <Pagination
            page={2}
            hasNext
            lastPage={4}
            hrefOf={(page) => `#page-${String(page)}`}
            labels={{ pagination: 'Pages of bookings' }}
          />
        ),
        why: 'One sees where one is, and each page has an address that can be sent to a colleague.',
      },
    ],
    donts: [
      {
        show: () => (
          <Pagination
            page={1}
            hasNext={false}
            lastPage={1}
            hrefOf={(page) => `#page-${String(page)}`}
            labels={{ pagination: 'The only page' }}
          />
        ),
        why: 'Everything stands on one page: ways that lead nowhere are left out.',
      },
    ],
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
    await withRealKeys(async (press) => {
      await press('{Tab}');
      await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveFocus();
      await press('{Tab}');
      await expect(canvas.getByRole('link', { name: 'Page 1' })).toHaveFocus();
    });
  },
};
export const First: Story = {
  args: { page: 1 },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link', { name: 'Previous' })).toBeNull();
  },
};
export const WithoutAddresses: Story = {
  args: { onPageChange: fn() },
  render: ({ hrefOf: _none, ...args }) => <Pagination {...args} />,
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await withRealKeys(async (press) => {
      canvas.getByRole('button', { name: 'Next' }).focus();
      await press('{Enter}');
      await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
      canvas.getByRole('button', { name: 'Previous' }).focus();
      await press(' ');
      await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    });
  },
};
export const Last: Story = { args: { page: 8, hasNext: false } };
export const Bangla: Story = { args: { page: 12, lastPage: 128 }, globals: { language: 'bn' } };
