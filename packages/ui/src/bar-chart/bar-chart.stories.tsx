import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { BarChart } from './bar-chart.tsx';

const meta = {
  component: BarChart,
  args: {
    caption: 'Bookings by country',
    bars: [
      { label: 'Saudi Arabia', value: 1240 },
      { label: 'Qatar', value: 610 },
      { label: 'Malaysia', value: 42 },
    ],
  },
  parameters: {
    ...guide({
      status: 'draft',
      use: 'For up to ten amounts of one kind.',
      avoid:
        'For a course through time or more than one series: use a chart library as the guide shows.',
      names: 'A `figure` named by its caption, with a `list` of labels and values.',
      dos: [
        {
          show: () => (
            <BarChart
              caption="Bookings by country, November 2026"
              bars={[
                { label: 'Saudi Arabia', value: 1240 },
                { label: 'Qatar', value: 610 },
                { label: 'Malaysia', value: 420 },
              ]}
            />
          ),
          why: 'Amounts of one kind, the largest first, under a caption that says what is counted and when.',
        },
      ],
      donts: [
        {
          show: () => (
            <BarChart
              caption="This week"
              bars={[
                { label: 'Bookings', value: 142 },
                { label: 'Fees in taka', value: 165_000 },
                { label: 'Messages', value: 12 },
              ]}
            />
          ),
          why: 'The bars compare bookings with money: amounts of different kinds have no common measure, so each stands as a figure of its own.',
        },
      ],
    }),
    ...inBangla<typeof BarChart>({
      caption: 'দেশ অনুযায়ী আবেদন',
      format: (value: number) => value.toLocaleString('bn-BD'),
      bars: [
        { label: 'সংযুক্ত আরব আমিরাতের নির্মাণপ্রতিষ্ঠানসমূহ', value: 145_000 },
        { label: 'কাতার', value: 61_000 },
      ],
    }),
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Amounts: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('figure', { name: 'Bookings by country' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/Saudi Arabia.*1,240/);
  },
};
export const AllNothing: Story = { args: { bars: [{ label: 'Qatar', value: 0 }] } };
export const Empty: Story = { args: { bars: [], empty: 'No bookings yet' } };
export const Bangla: Story = { globals: { language: 'bn' } };
