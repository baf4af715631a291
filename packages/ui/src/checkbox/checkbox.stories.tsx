import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { RadioCards } from '../radio-cards/radio-cards.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { label: 'Send me news by e-mail' },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'For one thing that is on or off and takes effect when the form is sent.',
      avoid: 'For one of several: use radio cards or a select.',
      keyboard: [['Space', 'switches it']],
      names: 'A `checkbox` named by its label; hint and error are its description.',
      dos: [
        {
          show: () => <Checkbox label="Send me news by e-mail" />,
          why: 'What is ticked happens, and nothing is ticked that a person has not asked for.',
        },
        {
          show: () => (
            <RadioCards
              label="Document type"
              options={[
                { value: 'passport', label: 'Passport' },
                { value: 'nid', label: 'NID' },
              ]}
            />
          ),
          why: 'One of two choices is a question with two answers.',
        },
      ],
      donts: [
        {
          show: () => <Checkbox label="Don’t send me news by e-mail" defaultChecked />,
          why: 'A double no: few people can say what happens when they take the tick away.',
        },
        {
          show: () => (
            <div>
              <Checkbox label="Passport" />
              <Checkbox label="NID" />
            </div>
          ),
          why: 'Checkboxes say that one may tick both, or none.',
        },
      ],
    }),
    ...inBangla<typeof Checkbox>({ label: 'আমাকে ই-মেইলে খবর পাঠান' }),
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas, userEvent }) {
    const box = canvas.getByRole('checkbox', { name: 'Send me news by e-mail' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Send me news by e-mail'));
    await expect(box).not.toBeChecked();
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithError: Story = {
  args: { label: 'I have read the terms', error: 'Please accept the terms to go on' },
  parameters: inBangla<typeof Checkbox>({
    label: 'আমি শর্তগুলো পড়েছি',
    error: 'এগিয়ে যেতে শর্তগুলো মেনে নিন',
  }),
  async play({ canvas }) {
    const box = canvas.getByRole('checkbox', { name: 'I have read the terms' });
    await expect(box).toHaveAccessibleDescription('Please accept the terms to go on');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongBangla: Story = {
  globals: { language: 'bn' },
  parameters: inBangla<typeof Checkbox>({
    label: 'কাগজপত্র যাচাইকরণ ও ভিসাপ্রক্রিয়াকরণের সব শর্ত আমি পড়েছি এবং মেনে নিচ্ছি',
    error: 'এগিয়ে যেতে শর্তগুলো মেনে নিন',
  }),
};
