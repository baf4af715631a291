import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { Stack } from '../layout/stack.tsx';
import { PhoneField, type PhoneFieldProps } from './phone-field.tsx';

const meta = {
  component: PhoneField,
  args: { label: 'Phone Number', onValueChange: fn() },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'For a mobile number of Bangladesh, 11 digits that begin with 01.',
      avoid: 'For numbers of other countries: use a text field of type `tel`.',
      names:
        'A `textbox` named by its label; the country code in front of it is not part of the name.',
      dos: [
        {
          show: () => (
            <PhoneField label="Phone number" hint="We call you about this booking only." />
          ),
          why: 'The code of the country stands there already, and the hint says what the number is for.',
        },
      ],
      donts: [
        {
          show: () => <PhoneField label="Phone number of your employer in Romania" prefix="+40" />,
          why: 'It takes 11 digits that begin with 01 and no others: for other countries there is a text field of type tel.',
        },
      ],
    }),
    ...inBangla<typeof PhoneField>({ label: 'ফোন নম্বর' }),
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BanglaDigits: Story = {
  globals: { language: 'bn' },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('textbox', { name: 'ফোন নম্বর' });
    await userEvent.type(field, '০১৭১২৩৪৫৬৭৮');
    await expect(field).toHaveValue('01712345678');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('01712345678');
  },
};
export const PastedWithCountryCode: Story = {
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Phone Number' });
    await userEvent.click(field);
    await userEvent.paste('+880 1712-345678');
    await expect(field).toHaveValue('01712345678');
  },
};
function Controlled(props: PhoneFieldProps) {
  const [value, setValue] = useState('');
  return <PhoneField {...props} value={value} onValueChange={setValue} />;
}
export const NoLettersWhenControlled: Story = {
  render: (args) => <Controlled {...args} />,
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Phone Number' });
    await userEvent.type(field, '01x7-12345678999');
    await expect(field).toHaveValue('01712345678');
  },
};
export const WithError: Story = {
  args: {
    defaultValue: '0171',
    error: 'Please enter a valid Bangladesh mobile number (01XXXXXXXXX)',
  },
  parameters: inBangla<typeof PhoneField>({
    error: 'বাংলাদেশের সঠিক মোবাইল নম্বর দিন (01XXXXXXXXX)',
  }),
};
export const States: Story = {
  args: { defaultValue: '01712345678' },
  render: (args) => (
    <Stack>
      <PhoneField {...args} disabled />
      <PhoneField {...args} readOnly />
    </Stack>
  ),
};
