import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { Sparkline } from '../sparkline/sparkline.tsx';
import { Stat } from './stat.tsx';

const meta = {
  component: Stat,
  args: { label: 'Bookings this week', value: 31, change: '12 more than last week' },
  parameters: {
    ...guide({
      status: 'draft',
      use: 'For the few figures that somebody looks for every morning.',
      avoid: 'For many figures: use a table.',
      names: 'A term with its definitions.',
      dos: [
        {
          show: () => (
            <Stat
              label="Bookings this week"
              value={31}
              change="12 more than last week"
              tone="success"
            />
          ),
          why: 'What is counted, in which time, and against what: one knows at once whether something has to be done.',
        },
      ],
      donts: [
        {
          show: () => <Stat label="BKG total" value="31.00" change="+63.16 %" tone="success" />,
          why: 'Since when, and sixty-three per cent of what? Short forms and decimals are worked out anew every morning.',
        },
      ],
    }),
    ...inBangla<typeof Stat>({
      label: 'এই সপ্তাহের আবেদন',
      value: '৩১',
      change: 'গত সপ্তাহের চেয়ে ১২টি বেশি',
    }),
  },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('term')).toHaveTextContent('Bookings this week');
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('31');
  },
};
export const Better: Story = {
  args: {
    tone: 'success',
    children: <Sparkline label="Rising from 12 to 31" values={[12, 18, 16, 24, 31]} />,
  },
};
export const Worse: Story = {
  args: { label: 'Answered within an hour', value: '62 %', change: '9 % less', tone: 'danger' },
};
export const Bangla: Story = { globals: { language: 'bn' } };
