import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { Button, LinkButton } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { MessageState } from './message-state.tsx';

const meta = {
  component: MessageState,
  subcomponents: { EmptyState, ErrorState },
  args: {
    title: 'Service Not Found',
    text: "The service you're looking for doesn't exist or has been removed.",
    children: <LinkButton href="#all">Browse All Services</LinkButton>,
  },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'Where a page or a list has nothing to show, or failed: a drawing, a sentence, an action.',
      avoid: 'For news in passing: use a toast.',
      names: 'A `heading` with its title; a failed one is an `alert`.',
      dos: [
        {
          show: () => (
            <EmptyState title="No bookings yet" text="What you book is shown here.">
              <LinkButton href="#services">Browse services</LinkButton>
            </EmptyState>
          ),
          why: 'It says what will be here, and has the one action that brings it.',
        },
      ],
      donts: [
        {
          show: () => (
            <EmptyState title="Oops! No data found :(">
              <Button>Home</Button>
              <Button emphasis="secondary">Back</Button>
              <Button emphasis="quiet">Reload</Button>
            </EmptyState>
          ),
          why: 'It jokes where somebody is stuck, says nothing of what is missing, and offers ways out at random.',
        },
      ],
    }),
    ...inBangla<typeof MessageState>({
      title: 'কিছু পাওয়া যায়নি',
      text: 'অন্য শব্দ দিয়ে আবার খুঁজে দেখুন।',
      children: <LinkButton href="#all">সব সেবা দেখুন</LinkButton>,
    }),
  },
} satisfies Meta<typeof MessageState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {};
export const Empty: Story = {
  render: () => <EmptyState title="No services found" />,
};
export const Failed: Story = {
  render: () => <ErrorState title="Something went wrong" text="Please try again." />,
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
  },
};
export const Bangla: Story = { globals: { language: 'bn' } };
