import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { ProgressBar } from './progress.tsx';

const meta = {
  component: ProgressBar,
  args: { label: 'Uploading passport.jpg' },
  parameters: guide({
    status: 'stable',
    use: 'Where a share of the work is known, such as an upload.',
    avoid: 'For a short wait without a share: use `Loading`.',
    names: 'A `progressbar` named by its label, with its share as value.',
  }),
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
