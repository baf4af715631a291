import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { Avatar } from './avatar.tsx';

const meta = {
  component: Avatar,
  args: { name: 'Rahima Khatun' },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'Beside a person’s name.',
      avoid: 'Alone: it has no accessible name.',
      names: 'None; it is hidden from assistive technology.',
      dos: [
        {
          show: () => (
            <div className="examples__row">
              <Avatar name="Rahima Khatun" size="small" /> Rahima Khatun
            </div>
          ),
          why: 'The name stands beside it, so nothing is lost where the picture does not come.',
        },
      ],
      donts: [
        {
          show: () => (
            <div className="examples__row">
              <Avatar name="Nasrin Akter" />
              <Avatar name="Nadia Ahmed" />
              <Avatar name="Naim Ali" />
            </div>
          ),
          why: 'Three people have the same letters: without names nobody knows who is who.',
        },
      ],
    }),
    ...inBangla<typeof Avatar>({ name: 'রহিমা খাতুন' }),
  },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Letters: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Bangla: Story = { globals: { language: 'bn' } };
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('[data-letters=RK]')).toBeVisible());
  },
};
