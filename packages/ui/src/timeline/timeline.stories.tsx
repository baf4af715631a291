import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { Timeline } from './timeline.tsx';

const meta = {
  component: Timeline,
  args: {
    label: 'Your booking',
    events: [
      { title: 'Received', time: '3 March, 10 am', dateTime: '2027-03-03T10:00+06:00' },
      { title: 'Papers checked', time: '5 March' },
      {
        title: 'Interview',
        state: 'current',
        time: 'About 12 March',
        children: 'The embassy calls you. Keep your phone at hand.',
      },
      { title: 'Visa', state: 'next', time: 'About 25 March' },
    ],
  },
  parameters: {
    ...guide({
      status: 'draft',
      use: 'For what has happened to a thing, who acts now and what comes next.',
      avoid: 'For the steps of a form: use `Stepper`. For messages: use `MessageList`.',
      names: 'A `list` named by its label; what waits now has `aria-current`.',
      dos: [
        {
          show: () => (
            <Timeline
              label="Way of a booking"
              events={[
                { title: 'Documents checked', time: '5 March' },
                {
                  title: 'Interview',
                  state: 'current',
                  time: 'About 12 March',
                  children: 'The embassy calls you.',
                },
                { title: 'Visa', state: 'next', time: 'About 25 March' },
              ]}
            />
          ),
          why: 'What is done, who acts now, and when one may expect what comes next.',
        },
      ],
      donts: [
        {
          show: () => (
            <Timeline
              label="Log of a booking"
              events={[
                { title: 'CREATED', time: '2027-03-03T04:00:12Z' },
                { title: 'STATUS_CHANGED', time: '2027-03-05T09:41:55Z' },
                { title: 'STATUS_CHANGED', time: '2027-03-05T09:42:03Z' },
              ]}
            />
          ),
          why: 'It lists what the program did, and leaves a customer to find out what that means and who acts now.',
        },
      ],
    }),
    ...inBangla<typeof Timeline>({
      label: 'আপনার আবেদন',
      events: [
        { title: 'গ্রহণ করা হয়েছে', time: '৩ মার্চ, সকাল ১০টা' },
        {
          title: 'দূতাবাসে সাক্ষাৎকার',
          state: 'current',
          time: 'আনুমানিক ১২ মার্চ',
          children: 'দূতাবাস থেকে আপনাকে ফোন করা হবে। ফোনটি সঙ্গে রাখুন।',
        },
      ],
    }),
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('list', { name: 'Your booking' })).toBeVisible();
    const current = canvas.getAllByRole('listitem').find((item) => item.ariaCurrent === 'step');
    await expect(current).toHaveTextContent('Interview');
  },
};
export const Done: Story = {
  args: {
    events: [
      { title: 'Received', time: '3 March' },
      { title: 'Flown', time: '9 May' },
    ],
  },
};
export const LongBangla: Story = { globals: { language: 'bn' } };
