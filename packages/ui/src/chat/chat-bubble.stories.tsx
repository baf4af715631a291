import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { ChatBubble } from './chat-bubble.tsx';
import { ChatPicture } from './chat-picture.tsx';

const card =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 640 440'%3E%3Crect width='640' height='440' fill='%23e8dfcb'/%3E%3Crect x='40' y='50' width='200' height='250' rx='12' fill='%230c5c53'/%3E%3C/svg%3E";

const meta = {
  component: ChatBubble,
  args: {
    sender: 'Admin',
    time: '14:05',
    dateTime: '2026-11-21T08:05:00Z',
    children: 'Hello Rahima, which date suits you for the interview?',
  },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'For one message, inside a message list.',
      avoid: 'For news of the conversation itself, such as that somebody joined: use plain text.',
      names:
        'An `article` named by the sender; buttons `Retry` and `Remove` on one that was not sent, or not yet.',
      dos: [
        {
          show: () => (
            <ChatBubble
              own
              sender="You"
              time="14:05"
              delivery="failed"
              onRetry={() => undefined}
              onRemove={() => undefined}
            >
              Is my visa ready?
            </ChatBubble>
          ),
          why: 'What was not sent says so in its place, keeps its words, and can be sent again.',
        },
      ],
      donts: [
        {
          show: () => (
            <ChatBubble sender="System" time="14:05">
              Nasrin has joined the conversation.
            </ChatBubble>
          ),
          why: 'Nobody has said this, and nobody can answer it: news of the conversation is plain text between the bubbles.',
        },
      ],
    }),
    ...inBangla<typeof ChatBubble>({
      sender: 'অ্যাডমিন',
      time: '১৪:০৫',
      children: 'রহিমা, কোন দিন সাক্ষাৎকার দিতে পারবেন?',
    }),
  },
} satisfies Meta<typeof ChatBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FromStaff: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('article', { name: 'Admin' })).toHaveTextContent(/interview/);
  },
};
export const Own: Story = { args: { sender: 'You', own: true, children: 'Sunday is fine.' } };
export const Sending: Story = {
  args: { sender: 'You', own: true, children: 'Sunday is fine.', delivery: 'sending' },
};
/** It goes on being sent meanwhile. */
export const Late: Story = {
  args: {
    sender: 'You',
    own: true,
    children: 'Sunday is fine.',
    delivery: 'late',
    onRetry: fn(),
    onRemove: fn(),
  },
  async play({ canvas, userEvent, args }) {
    const bubble = canvas.getByRole('article', { name: 'You' });
    await expect(bubble).toHaveTextContent(/Not sent yet, still trying/);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Seen: Story = {
  args: { sender: 'You', own: true, children: 'Sunday is fine.', delivery: 'seen' },
  async play({ canvas }) {
    await expect(canvas.getByRole('article', { name: 'You' })).toHaveTextContent(/Seen/);
  },
};
export const Note: Story = {
  args: { sender: 'Note by Nasrin', kind: 'note', children: 'She has called twice already.' },
};
export const Failed: Story = {
  args: {
    sender: 'You',
    own: true,
    children: 'Sunday is fine.',
    delivery: 'failed',
    onRetry: fn(),
    onRemove: fn(),
  },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
/** Such as in a conversation that has ended. */
export const FailedAndOnlyRemoved: Story = {
  args: {
    sender: 'You',
    own: true,
    children: 'Sunday is fine.',
    delivery: 'failed',
    onRemove: fn(),
  },
  async play({ canvas }) {
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toBeVisible();
  },
};
export const FailedPicture: Story = {
  args: {
    sender: 'You',
    own: true,
    delivery: 'failed',
    onRetry: fn(),
    onRemove: fn(),
    children: <ChatPicture src={card} alt="Picture from You" width={640} height={440} />,
  },
};
export const LongWordsAndBangla: Story = {
  globals: { language: 'bn' },
  parameters: inBangla<typeof ChatBubble>({
    children: `https://example.com/${'a-very-long-address/'.repeat(6)}\nআপনার পাসপোর্টের মেয়াদ অন্তত ছয় মাস থাকতে হবে।`,
  }),
};
