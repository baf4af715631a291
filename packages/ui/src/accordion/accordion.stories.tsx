import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
import { Accordion } from './accordion.tsx';

const meta = {
  component: Accordion,
  args: {
    items: [
      { title: 'How long does a visa take?', content: <p>About three weeks.</p> },
      { title: 'When do I pay?', content: <p>After we have checked your papers.</p> },
      { title: 'Do I get my money back?', content: <p>Until the application is sent.</p> },
    ],
  },
  parameters: {
    ...guide({
      status: 'draft',
      use: 'For questions of which somebody has one or two.',
      avoid: 'For what everybody must read, and for the steps of a form.',
      keyboard: [
        ['Tab', 'goes from heading to heading, through what is open'],
        ['Enter, Space', 'opens and closes'],
      ],
      names: 'A `heading` in each `summary`; open or closed is told by the browser.',
      dos: [
        {
          show: () => (
            <Accordion
              items={[
                {
                  title: 'How long does a visa take?',
                  content: <p>About three weeks.</p>,
                  open: true,
                },
                { title: 'When do I pay?', content: <p>After we have checked your documents.</p> },
              ]}
            />
          ),
          why: 'Each heading is a question as people ask it, so that one opens only what one has come for.',
        },
      ],
      donts: [
        {
          show: () => (
            <Accordion
              items={[
                {
                  title: 'Important information',
                  content: <p>Bring your passport to the office.</p>,
                },
                { title: 'More', content: <p>The fee is not paid back.</p> },
              ]}
            />
          ),
          why: 'What everybody must read is closed, and nobody opens a heading that does not say what is under it.',
        },
      ],
    }),
    ...inBangla<typeof Accordion>({
      items: [
        { title: 'ভিসা পেতে কত দিন লাগে?', content: <p>প্রায় তিন সপ্তাহ।</p> },
        { title: 'টাকা কখন দিতে হবে?', content: <p>আপনার কাগজপত্র আমরা দেখার পরে।</p> },
        { title: 'টাকা কি ফেরত পাব?', content: <p>আবেদন পাঠানোর আগে পর্যন্ত।</p> },
      ],
    }),
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  async play({ canvas, userEvent }) {
    const answer = canvas.getByText('About three weeks.');
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText('How long does a visa take?'));
    await waitFor(() => expect(answer).toBeVisible());
    await withRealKeys(async (press) => {
      const [first, second] = canvas.getAllByRole('heading').map((title) => title.parentElement);
      first?.focus();
      await press('{Enter}');
      await waitFor(() => expect(answer).not.toBeVisible());
      await press(' ');
      await waitFor(() => expect(answer).toBeVisible());
      await press('{Tab}');
      await expect(second).toHaveFocus();
    });
  },
};
export const OneAtATime: Story = {
  args: { exclusive: true },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText('How long does a visa take?'));
    await userEvent.click(canvas.getByText('When do I pay?'));
    await waitFor(() => expect(canvas.getByText('About three weeks.')).not.toBeVisible());
    await expect(canvas.getByText('After we have checked your papers.')).toBeVisible();
  },
};
export const Open: Story = {
  args: { items: [{ title: 'Papers', content: 'Passport, photo, NID.', open: true }] },
};
export const LongBangla: Story = {
  globals: { language: 'bn' },
  parameters: inBangla<typeof Accordion>({
    items: [
      {
        title: 'ভিসা প্রক্রিয়াকরণে সাধারণত কতদিন সময় লাগে এবং কোন কোন কাগজপত্র প্রয়োজন হয়?',
        content: 'প্রায় তিন সপ্তাহ।',
        open: true,
      },
    ],
  }),
};
