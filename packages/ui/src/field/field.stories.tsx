import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { Stack } from '../layout/stack.tsx';
import { TextField } from './field.tsx';
import { PasswordField } from './password-field.tsx';
import { SearchField } from './search-field.tsx';

const meta = {
  component: TextField,
  subcomponents: { PasswordField, SearchField },
  args: { label: 'Full Name' },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'For one line of text: a name, an address, an e-mail. `PasswordField` and `SearchField` are the same for their purposes.',
      avoid: 'For a phone number of Bangladesh: use a phone field. For several lines: a text area.',
      names:
        'A `textbox` (or `searchbox`) named by its label; hint and error are its description; buttons `Show password` and `Hide password`.',
      dos: [
        {
          show: () => <TextField label="Full Name" hint="As it stands in your passport." />,
          why: 'The label stays above the field, and the hint says what people ask about.',
        },
        {
          show: () => (
            <TextField
              label="Email"
              defaultValue="rahima@"
              error="Please enter a full e-mail address"
            />
          ),
          why: 'The error says what to do, and what was typed is still there.',
        },
      ],
      donts: [
        {
          show: () => <TextField label="Name" labelHidden placeholder="Your name *" />,
          why: 'A placeholder is gone with the first letter, and its star explains nothing.',
        },
        {
          show: () => (
            <TextField label="Email" defaultValue="rahima@" error="Invalid input (422)" />
          ),
          why: 'This error blames, has a number in it, and leaves one alone with what to do.',
        },
      ],
    }),
    ...inBangla<typeof TextField>({ label: 'পূর্ণ নাম' }),
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = {
  args: { hint: 'As it stands in your passport.' },
  parameters: inBangla<typeof TextField>({ hint: 'পাসপোর্টে যেভাবে লেখা আছে।' }),
};
export const WithError: Story = {
  args: { label: 'Phone', error: 'Please enter a valid Bangladesh mobile number (01XXXXXXXXX)' },
  parameters: inBangla<typeof TextField>({
    label: 'ফোন',
    error: 'বাংলাদেশের সঠিক মোবাইল নম্বর দিন (01XXXXXXXXX)',
  }),
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Phone' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/valid Bangladesh mobile number/);
  },
};
export const Bangla: Story = { args: { defaultValue: 'রহিমা খাতুন' }, globals: { language: 'bn' } };
export const States: Story = {
  render: (args) => (
    <Stack>
      <TextField {...args} defaultValue="Rahima Khatun" disabled />
      <TextField {...args} defaultValue="Rahima Khatun" readOnly />
      <PasswordField label="Password" defaultValue="pothik" autoComplete="off" disabled />
      <PasswordField label="New password" autoComplete="off" error="Please use 8 letters or more" />
      <SearchField label="Search services" disabled />
      <SearchField label="Search bookings" defaultValue="x" error="Please type 2 letters or more" />
    </Stack>
  ),
  async play({ canvas, userEvent }) {
    const [disabled, readOnly] = canvas.getAllByRole('textbox', { name: 'Full Name' });
    await expect(disabled).toBeDisabled();
    await userEvent.type(readOnly ?? document.body, 'x');
    await expect(readOnly).toHaveValue('Rahima Khatun');
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(/8 letters/);
    await expect(canvas.getByRole('searchbox', { name: 'Search bookings' })).toBeInvalid();
  },
};
export const Password: Story = {
  render: () => <PasswordField label="Password" defaultValue="pothik" autoComplete="off" />,
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};
export const SearchWords: Story = {
  render: () => <SearchField label="Search services" labelHidden placeholder="Search services" />,
  async play({ canvas }) {
    const field = canvas.getByRole('searchbox', { name: 'Search services' });
    await expect(field).toHaveAttribute('enterkeyhint', 'search');
  },
};
