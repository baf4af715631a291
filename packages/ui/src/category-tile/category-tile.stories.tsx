import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { CategoryTile } from './category-tile.tsx';

const meta = {
  component: CategoryTile,
  args: { name: 'Jobs Abroad', href: '#jobs', icon: 'briefcase' },
  parameters: guide({
    status: 'stable',
    use: 'For a category among others.',
    avoid: 'For a service: use its card.',
    names: 'A `link` named by the category.',
  }),
} satisfies Meta<typeof CategoryTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Jobs Abroad' })).toBeVisible();
  },
};
export const UnknownIcon: Story = { args: { icon: 'no-such-icon' } };
export const BrokenPicture: Story = {
  args: { iconUrl: 'data:image/png;base64,broken' },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible());
  },
};
export const Bangla: Story = { args: { name: 'হজ ও উমরাহ', icon: 'moon-star' } };
