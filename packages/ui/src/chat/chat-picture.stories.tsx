import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
import { ChatBubble } from './chat-bubble.tsx';
import { ChatPicture } from './chat-picture.tsx';

const card =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='640' height='440' viewBox='0 0 640 440'%3E%3Crect width='640' height='440' fill='%23e8dfcb'/%3E%3Crect x='40' y='50' width='200' height='250' rx='12' fill='%230c5c53'/%3E%3Cpath d='M280 90h300M280 150h300M280 210h180M40 360h540' stroke='%23c98a1b' stroke-width='20'/%3E%3C/svg%3E";
const broken = 'data:image/png;base64,AAAA';

const meta = {
  component: ChatPicture,
  args: { src: card, alt: 'Picture from Admin', width: 640, height: 440 },
  decorators: [
    (Story) => (
      <ChatBubble sender="Admin" time="14:05" dateTime="2026-11-21T08:05:00Z">
        <Story />
      </ChatBubble>
    ),
  ],
  parameters: {
    ...guide({
      status: 'stable',
      use: 'In a chat bubble, for a picture that somebody sent.',
      avoid: 'For pictures of the catalogue: use a picture, which chooses among sizes.',
      keyboard: [
        ['Enter', 'shows it large'],
        ['Escape', 'closes it, and the focus is where it was'],
      ],
      names:
        'A `button` named by who shows it, such as `Picture from Admin`, that opens a `dialog` of that name; while it is sent a `progressbar`.',
      dos: [
        {
          show: () => (
            <ChatBubble sender="Rahima Khatun" time="14:05">
              <ChatPicture src={card} alt="Picture from Rahima Khatun" width={640} height={440} />
            </ChatBubble>
          ),
          why: 'It is called “Picture from Rahima Khatun”: nobody knows what is on it, so its name says who sent it.',
        },
      ],
      donts: [
        {
          show: () => (
            <ChatBubble sender="Rahima Khatun" time="14:05">
              <ChatPicture src={card} alt="IMG_20261121_140512.jpg" width={640} height={440} />
            </ChatBubble>
          ),
          why: 'Called by its file, it is heard as IMG_20261121_140512.jpg, figure by figure, and nobody hears who sent it.',
        },
      ],
    }),
    ...inBangla<typeof ChatPicture>({ alt: 'অ্যাডমিনের পাঠানো ছবি' }),
  },
} satisfies Meta<typeof ChatPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const IsShownLarge: Story = {
  async play({ canvas, userEvent }) {
    const small = canvas.getByRole('button', { name: 'Picture from Admin' });
    small.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: 'Picture from Admin' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(small).toHaveFocus());
    await withRealKeys(async (press) => {
      await press('{Enter}');
      await canvas.findByRole('dialog', { name: 'Picture from Admin' });
      await press('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(small).toHaveFocus();
    });
  },
};
export const OnItsWay: Story = {
  args: { progress: 0.4 },
  async play({ canvas }) {
    const bar = canvas.getByRole('progressbar', { name: 'Sending the picture' });
    await expect(bar).toHaveAttribute('value', '0.4');
  },
};
export const Broken: Story = {
  args: { src: broken, onBroken: fn() },
  async play({ canvas, args }) {
    await expect(await canvas.findByText('This picture cannot be shown')).toBeVisible();
    await expect(args.onBroken).toHaveBeenCalledOnce();
  },
};
export const BrokenInBangla: Story = { args: { src: broken }, globals: { language: 'bn' } };
export const ComesBackWithAnotherAddress: Story = {
  render: function Renewed(args) {
    const [src, setSrc] = useState(broken);
    return <ChatPicture {...args} src={src} onBroken={() => setSrc(card)} />;
  },
  async play({ canvas }) {
    const picture = await canvas.findByRole('img', { name: 'Picture from Admin' });
    await waitFor(() => expect(picture).toHaveProperty('naturalWidth', 640));
  },
};
export const Tall: Story = { args: { width: 440, height: 1_640 } };
