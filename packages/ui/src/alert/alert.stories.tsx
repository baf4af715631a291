import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/stack.tsx';
import { Link } from '../link/link.tsx';
import { Alert, Banner } from './alert.tsx';

const meta = {
  component: Alert,
  subcomponents: { Banner },
  args: { title: 'The office is closed on Friday.' },
  parameters: {
    ...guide({
      status: 'draft',
      use: 'For what somebody must know before going on, in the place that it concerns.',
      avoid:
        'For what has just been done: use a toast. For a whole page that failed: use `ErrorState`.',
      keyboard: [['Tab', 'goes to its actions, then to the button that sends it away']],
      names:
        'An `alert` where something failed, a `status` where it is live; the sign says nothing more.',
      dos: [
        {
          show: () => (
            <Alert tone="warning" title="Your passport is valid for less than six months.">
              Malaysia gives no visa for it. Renew it before you book.
            </Alert>
          ),
          why: 'The first sentence is enough for who reads no further, and the second says what to do.',
        },
      ],
      donts: [
        {
          show: () => <Alert tone="success" title="Profile saved." onDismiss={() => undefined} />,
          why: 'What has just been done passes by itself as a toast: nobody should have to send it away.',
        },
        {
          show: () => <Alert tone="danger" title="The office is closed on Friday." />,
          why: 'Nothing has failed: red frightens, and it interrupts who listens to the page.',
        },
      ],
    }),
    ...inBangla<typeof Alert>({ title: 'শুক্রবার অফিস বন্ধ থাকবে।' }),
  },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  async play({ canvas }) {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
export const Success: Story = {
  args: { tone: 'success', live: true, title: 'Your documents are complete.' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your documents are complete.');
  },
};
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Your passport ends in four months.',
    children: 'Most countries ask for six. Renew it before you pay for anything.',
    actions: <Button emphasis="secondary">How to renew</Button>,
  },
  async play({ canvas }) {
    await withRealKeys(async (press) => {
      await press('{Tab}');
      await expect(canvas.getByRole('button', { name: 'How to renew' })).toHaveFocus();
    });
  },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'The photo could not be read.',
    children: 'Take it again in daylight, with all four corners in view.',
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The photo could not be read.');
  },
};
/** What leads on from a message can be read on its ground, in any brand's colour. */
export const WithLinks: Story = {
  render: () => (
    <Stack>
      {(['success', 'warning', 'danger'] as const).map((tone) => (
        <Alert
          key={tone}
          tone={tone}
          title="Your booking changed."
          actions={<Button emphasis="quiet">Call the office</Button>}
        >
          <Link href="#booking">Look at the booking</Link>
        </Alert>
      ))}
    </Stack>
  ),
};
export const CanBeSentAway: Story = {
  args: { onDismiss: fn(), dismissLabel: 'Dismiss the notice' },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss the notice' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await withRealKeys(async (press) => {
      await press('{Enter}');
      await expect(args.onDismiss).toHaveBeenCalledTimes(2);
    });
  },
};
export const OverAPage: Story = {
  parameters: { layout: 'fullscreen' },
  args: { tone: 'warning', title: 'We answer more slowly during Eid.' },
  render: (args) => <Banner {...args} />,
};
export const LongBangla: Story = {
  args: { tone: 'danger' },
  globals: { language: 'bn' },
  parameters: inBangla<typeof Alert>({
    title: 'আপনার পাসপোর্টের ছবিটি পড়া যাচ্ছে না।',
    children: 'দিনের আলোতে, চারটি কোনা দেখা যায় এমনভাবে আবার ছবি তুলুন।',
  }),
};
