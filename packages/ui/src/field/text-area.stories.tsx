import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { Stack } from '../layout/stack.tsx';
import { TextArea } from './text-area.tsx';

const meta = {
  component: TextArea,
  args: { label: 'Requirements' },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'For text of several lines in a form.',
      avoid: 'For a message in a conversation: use the composer.',
      keyboard: [['Enter', 'begins a line']],
      names: 'A `textbox` named by its label; hint and error are its description.',
      dos: [
        {
          show: () => (
            <TextArea
              label="Your question"
              hint="Which service is it about, and what have you tried?"
            />
          ),
          why: 'Its height shows that some sentences are welcome, and the hint helps who does not know how to begin.',
        },
      ],
      donts: [
        {
          show: () => (
            <TextArea label="Write your name, your passport number and your date of birth" />
          ),
          why: 'Three facts in one text can’t be checked, and one of them is forgotten: each has a field of its own.',
        },
      ],
    }),
    ...inBangla<typeof TextArea>({
      label: 'আপনার প্রয়োজন',
      hint: 'কোন তারিখে যেতে চান, কতজন, আর কী কী দরকার।',
    }),
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Requirements' });
    await userEvent.type(field, 'A window seat,{Enter}please.');
    await expect(field).toHaveValue('A window seat,\nplease.');
  },
};
export const WithError: Story = {
  args: { error: 'Please write at most 1,000 letters', defaultValue: 'Long '.repeat(40) },
  parameters: inBangla<typeof TextArea>({ error: 'সর্বোচ্চ ১,০০০ অক্ষর লিখুন' }),
};
export const States: Story = {
  args: { defaultValue: 'A window seat, please.' },
  render: (args) => (
    <Stack>
      <TextArea {...args} disabled />
      <TextArea {...args} readOnly />
    </Stack>
  ),
};
export const Bangla: Story = { globals: { language: 'bn' } };
