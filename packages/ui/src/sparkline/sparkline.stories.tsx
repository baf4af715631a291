import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { Sparkline } from './sparkline.tsx';

const meta = {
  component: Sparkline,
  args: {
    label: 'Bookings of the last ten days, rising from 12 to 31',
    values: [12, 14, 11, 18, 17, 22, 20, 26, 25, 31],
  },
  parameters: {
    ...guide({
      status: 'draft',
      use: 'Beside a figure, for whether it rises or falls.',
      avoid:
        'Where somebody reads values off: use `BarChart`, or a chart library as the guide shows.',
      names: 'An `img` named by what it shows, in words.',
      dos: [
        {
          show: () => (
            <div className="examples__row">
              <strong>31 bookings this week</strong>
              <div style={{ width: 120 }}>
                <Sparkline
                  label="Bookings of the last ten weeks, rising from 12 to 31"
                  values={[12, 14, 11, 18, 17, 22, 20, 26, 25, 31]}
                />
              </div>
            </div>
          ),
          why: 'The figure says how much, the line whether it rises, and its name the same in words.',
        },
      ],
      donts: [
        {
          show: () => (
            <div style={{ width: 120 }}>
              <Sparkline label="Bookings" values={[12, 31]} />
            </div>
          ),
          why: 'Two values make a steep line out of chance, and without a figure nobody knows how much it is.',
        },
      ],
    }),
    ...inBangla<typeof Sparkline>({ label: 'শেষ দশ দিনের বুকিং, ১২ থেকে বেড়ে ৩১' }),
  },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rising: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('img', { name: /rising from 12 to 31/ })).toBeVisible();
  },
};
export const Level: Story = {
  args: { label: 'Cancelled: none', values: [0, 0, 0] },
  parameters: inBangla<typeof Sparkline>({ label: 'বাতিল: একটিও নয়' }),
};
export const Nothing: Story = {
  args: { label: 'No bookings yet', values: [] },
  parameters: inBangla<typeof Sparkline>({ label: 'এখনো কোনো বুকিং নেই' }),
};
