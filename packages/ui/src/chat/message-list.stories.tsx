import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
import { Button } from '../button/button.tsx';
import { ChatBubble } from './chat-bubble.tsx';
import { MessageList } from './message-list.tsx';

const meta = {
  component: MessageList,
  args: { count: 0, children: null },
  parameters: guide({
    status: 'stable',
    use: 'For a conversation in a place of fixed height.',
    avoid: 'For a list that nobody adds to.',
    keyboard: [['Arrow keys', 'scroll it']],
    names:
      'A `log` `Conversation`: new messages are heard. The button `New messages` comes when one reads further up.',
    dos: [
      {
        show: () => (
          <div style={{ height: 160 }}>
            <MessageList count={2}>
              <ChatBubble sender="You" own time="14:01">
                Is my visa ready?
              </ChatBubble>
              <ChatBubble sender="Admin" time="14:05">
                It is. You can fetch it from Sunday on.
              </ChatBubble>
            </MessageList>
          </div>
        ),
        why: 'People write to each other, the newest message stands last, and the place keeps its height.',
      },
    ],
    donts: [
      {
        show: () => (
          <div style={{ height: 160 }}>
            <MessageList label="History of the booking" count={2}>
              <ChatBubble sender="Booking">Received on 3 March</ChatBubble>
              <ChatBubble sender="Booking">Documents checked on 5 March</ChatBubble>
            </MessageList>
          </div>
        ),
        why: 'Nobody answers a booking: what has happened to it is a timeline, which also says what comes next.',
      },
    ],
  }),
} satisfies Meta<typeof MessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

const english = { senders: ['Admin', 'You'], message: 'Message', receive: 'Receive' };
const bangla = { senders: ['অ্যাডমিন', 'আপনি'], message: 'বার্তা', receive: 'নতুন বার্তা আনুন' };

function Growing({ start, texts }: { start: number; texts: typeof english }) {
  const [count, setCount] = useState(start);
  const messages = Array.from({ length: count }, (_, index) => `${texts.message} ${index + 1}`);
  return (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      <div style={{ height: 260, border: '1px solid var(--pothik-color-border)' }}>
        <MessageList count={count}>
          {messages.map((text, index) => (
            <ChatBubble key={text} sender={texts.senders[index % 2] ?? ''} own={index % 2 === 1}>
              {text}
            </ChatBubble>
          ))}
        </MessageList>
      </div>
      <Button emphasis="secondary" onClick={() => setCount(count + 1)}>
        {texts.receive}
      </Button>
    </div>
  );
}

const distanceToEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight;

export const StaysAtItsEnd: Story = {
  render: (_args, { globals }) => (
    <Growing start={10} texts={globals.language === 'bn' ? bangla : english} />
  ),
  async play({ canvas, userEvent }) {
    const log = canvas.getByRole('log', { name: 'Conversation' });
    await expect(distanceToEnd(log)).toBeLessThan(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(distanceToEnd(log)).toBeLessThan(2);
    await expect(canvas.queryByRole('button', { name: 'New messages' })).toBeNull();
    await withRealKeys(async (press) => {
      log.focus();
      // An arrow goes less far than a reader may be from the end and count as being there.
      await press('{PageUp}');
      await waitFor(() => expect(distanceToEnd(log)).toBeGreaterThan(50));
      const away = distanceToEnd(log);
      await press('{ArrowDown}');
      await waitFor(() => expect(distanceToEnd(log)).toBeLessThan(away));
      await press('{End}');
      await waitFor(() => expect(distanceToEnd(log)).toBeLessThan(2));
    });
  },
};
export const DoesNotPullAReaderDown: Story = {
  render: (_args, { globals }) => (
    <Growing start={10} texts={globals.language === 'bn' ? bangla : english} />
  ),
  async play({ canvas, userEvent }) {
    const log = canvas.getByRole('log', { name: 'Conversation' });
    log.scrollTop = 0;
    await waitFor(() => expect(distanceToEnd(log)).toBeGreaterThan(100));
    // The list hears of it by an event of the next frame.
    await new Promise(requestAnimationFrame);
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(log.scrollTop).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'New messages' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'New messages' })).toBeNull());
    await expect(distanceToEnd(log)).toBeLessThan(2);
  },
};
