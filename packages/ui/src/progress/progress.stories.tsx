import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { ProgressBar } from './progress.tsx';

const meta = {
  component: ProgressBar,
  args: { label: 'Uploading passport.jpg' },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'Where a share of the work is known, such as an upload.',
      avoid: 'For a short wait without a share: use `Loading`.',
      names: 'A `progressbar` named by its label, with its share as value.',
      dos: [
        {
          show: () => (
            <div className="examples__stack">
              <span>Uploading passport.jpg, 60 %</span>
              <ProgressBar label="Uploading passport.jpg" value={0.6} />
            </div>
          ),
          why: 'The share is known, and the words beside it say what is on its way.',
        },
      ],
      donts: [
        {
          show: () => (
            <div className="examples__stack">
              <span>Searching...</span>
              <ProgressBar label="Searching" value={0.9} />
            </div>
          ),
          why: 'Nobody knows how long a search takes, so the bar stands still shortly before its end: show that it loads, and no share.',
        },
      ],
    }),
    ...inBangla<typeof ProgressBar>({ label: 'পাসপোর্টের ছবি পাঠানো হচ্ছে' }),
  },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = { args: { value: 0.15 } };
export const NearlyDone: Story = {
  args: { value: 0.9 },
  async play({ canvas }) {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading passport.jpg' });
    await expect(bar).toHaveAttribute('value', '0.9');
  },
};
export const Unknown: Story = {};
