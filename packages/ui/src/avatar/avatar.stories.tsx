import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { Avatar } from './avatar.tsx';

const meta = {
  component: Avatar,
  args: { name: 'Rahima Khatun' },
  parameters: guide({
    status: 'stable',
    use: 'Beside a person’s name.',
    avoid: 'Alone: it has no accessible name.',
    names: 'None; it is hidden from assistive technology.',
  }),
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Letters: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Bangla: Story = { args: { name: 'রহিমা খাতুন' } };
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('[data-letters=RK]')).toBeVisible());
  },
};
