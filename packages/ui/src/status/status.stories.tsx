import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { Button } from '../button/button.tsx';
import { Loading, Spinner } from './status.tsx';

const meta = {
  component: Loading,
  subcomponents: { Spinner },
  parameters: guide({
    status: 'stable',
    use: '`Loading` where a whole part is on its way and its shape is not known; `Spinner` inside something that has words of its own.',
    avoid: 'For a list: use its skeletons.',
    names: 'A `status` with its text; the spinner alone says nothing.',
    dos: [
      {
        show: () => <Button busy>Submitting...</Button>,
        why: 'An action that runs is said by the button that began it.',
      },
      {
        show: () => <Loading label="Loading service details..." />,
        why: 'The words say what is on its way.',
      },
    ],
    donts: [
      {
        show: () => <Loading label="Please wait, processing your request, do not close..." />,
        why: 'It frightens, and does not say what is going on.',
      },
    ],
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
  render: (_args, { globals }) => (
    <p>
      <Spinner /> {globals.language === 'bn' ? 'আপনার কাগজপত্র পাঠানো হচ্ছে' : 'Sending your documents'}
    </p>
  ),
};
export const Bangla: Story = { globals: { language: 'bn' } };
