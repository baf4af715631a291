import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookUser, IdCard } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { iconStyle } from '../internal/icon-style.ts';
import { RadioCards } from './radio-cards.tsx';

const meta = {
  component: RadioCards,
  args: {
    label: 'Document type',
    onValueChange: fn(),
    defaultValue: 'passport',
    options: [
      { value: 'passport', label: 'Passport', icon: <BookUser {...iconStyle} /> },
      { value: 'nid', label: 'NID', icon: <IdCard {...iconStyle} /> },
    ],
  },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'For one of two to five choices that a person should see side by side.',
      avoid: 'For more than five: use a select.',
      keyboard: [
        ['Tab', 'goes to the one that is chosen'],
        ['Arrow keys', 'choose the next or the previous'],
      ],
      names: 'A `radiogroup` named by its label; each `radio` by its own.',
      dos: [
        {
          show: () => (
            <RadioCards
              label="Booking"
              options={[
                { value: 'instant', label: 'Instant Booking', description: 'Without an account' },
                { value: 'login', label: 'Login to Book', description: 'See it under My Bookings' },
              ]}
            />
          ),
          why: 'Each choice says in a few words what follows from it.',
        },
      ],
      donts: [
        {
          show: () => (
            <RadioCards
              label="Do you agree?"
              options={[
                { value: 'yes', label: 'Yes' },
                { value: 'no', label: 'No' },
              ]}
            />
          ),
          why: 'Yes or no to one sentence is a checkbox with that sentence.',
        },
      ],
    }),
    ...inBangla<typeof RadioCards>({
      label: 'কাগজের ধরন',
      options: [
        { value: 'passport', label: 'পাসপোর্ট', icon: <BookUser {...iconStyle} /> },
        { value: 'nid', label: 'এনআইডি', icon: <IdCard {...iconStyle} /> },
      ],
    }),
  },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas, userEvent, args }) {
    await expect(canvas.getByRole('radiogroup', { name: 'Document type' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Passport' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'NID' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('nid');
  },
};
export const WithDescriptions: Story = {
  args: {
    options: [
      { value: 'passport', label: 'Passport', description: 'The page with your photo' },
      { value: 'nid', label: 'NID', description: 'Front and back' },
    ],
  },
  parameters: inBangla<typeof RadioCards>({
    options: [
      { value: 'passport', label: 'পাসপোর্ট', description: 'আপনার ছবির পাতা' },
      { value: 'nid', label: 'এনআইডি', description: 'সামনে ও পেছনে' },
    ],
  }),
  async play({ canvas }) {
    await expect(canvas.getByRole('radio', { name: 'NID' })).toHaveAccessibleDescription(
      'Front and back',
    );
  },
};
export const WithError: Story = {
  args: { error: 'Please choose a document' },
  parameters: inBangla<typeof RadioCards>({ error: 'একটি কাগজ বেছে নিন' }),
};
export const Disabled: Story = {
  args: { disabled: true },
  async play({ canvas, userEvent, args }) {
    const other = canvas.getByRole('radio', { name: 'NID' });
    await expect(other).toBeDisabled();
    await userEvent.click(other);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
export const Bangla: Story = {
  globals: { language: 'bn' },
  parameters: inBangla<typeof RadioCards>({
    label: 'কীভাবে যোগাযোগ করব?',
    options: [
      { value: 'passport', label: 'হোয়াটসঅ্যাপ' },
      { value: 'imo', label: 'ইমো' },
      { value: 'email', label: 'ই-মেইল' },
    ],
  }),
};
