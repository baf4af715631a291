import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
import { RadioCards } from '../radio-cards/radio-cards.tsx';
import { Stack } from '../layout/stack.tsx';
import { Select } from './select.tsx';

const options = [
  { value: '', label: 'All Categories' },
  { value: 'visa', label: 'Visa Services' },
  { value: 'hajj', label: 'হজ ও উমরাহ' },
];
const meta = {
  component: Select,
  args: { label: 'Category', options },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'For one of more than five.',
      avoid: 'For two to five that should be seen: use radio cards.',
      keyboard: [
        ['Arrow keys', 'choose the next or the previous; letters choose as the platform has it'],
      ],
      names: 'A `combobox` named by its label.',
      dos: [
        {
          show: () => <Select label="Category" options={options} />,
          why: 'A long list that people know, with a first entry that is a full answer.',
        },
        {
          show: () => (
            <RadioCards
              label="Preferred contact"
              options={[
                { value: 'whatsapp', label: 'WhatsApp' },
                { value: 'imo', label: 'IMO' },
              ]}
            />
          ),
          why: 'Two to five choices are seen at once, and taken with one press.',
        },
      ],
      donts: [
        {
          show: () => (
            <Select
              label="Preferred contact"
              options={[
                { value: '', label: '-- Please select --' },
                { value: 'whatsapp', label: 'WhatsApp' },
                { value: 'imo', label: 'IMO' },
              ]}
            />
          ),
          why: 'Two choices hide behind a press, and the first entry is none.',
        },
      ],
    }),
    ...inBangla<typeof Select>({
      label: 'বিভাগ',
      options: [
        { value: '', label: 'সব বিভাগ' },
        { value: 'visa', label: 'ভিসা সেবা' },
        { value: 'hajj', label: 'হজ ও উমরাহ' },
      ],
    }),
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas, userEvent }) {
    const select = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.selectOptions(select, 'visa');
    await expect(select).toHaveValue('visa');
    await withRealKeys(async (press) => {
      select.focus();
      await press('{ArrowDown}');
      await waitFor(() => expect(select).toHaveValue('hajj'));
      await press('{ArrowUp}');
      await waitFor(() => expect(select).toHaveValue('visa'));
    });
  },
};
export const LabelHidden: Story = { args: { labelHidden: true } };
export const States: Story = {
  render: (args) => (
    <Stack>
      <Select {...args} disabled />
      <Select {...args} error="Please choose a category" />
    </Stack>
  ),
  async play({ canvas }) {
    const [disabled, wrong] = canvas.getAllByRole('combobox', { name: 'Category' });
    await expect(disabled).toBeDisabled();
    await expect(wrong).toBeInvalid();
    await expect(wrong).toHaveAccessibleDescription('Please choose a category');
  },
};
export const LongBangla: Story = {
  args: { hint: 'যে সেবা খুঁজছেন তার বিভাগ।', error: 'একটি বিভাগ বেছে নিন' },
  globals: { language: 'bn' },
  parameters: inBangla<typeof Select>({
    label: 'যে ধরনের সেবা আপনার দরকার',
    options: [{ value: 'visa', label: 'বিদেশে কর্মসংস্থান ও ভিসাপ্রক্রিয়াকরণ' }],
  }),
};
