import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { Loading, Spinner } from './status.tsx';

const meta = {
  component: Loading,
  parameters: guide({
    use: '`Loading` where a whole part is on its way and its shape is not known; `Spinner` inside something that has words of its own.',
    avoid: 'For a list: use its skeletons.',
    names: 'A `status` with its text; the spinner alone says nothing.',
  }),
} satisfies Meta<typeof Loading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};
export const SpinnerBesideWords: Story = {
  render: () => (
    <p>
      <Spinner /> Sending your documents
    </p>
  ),
};
