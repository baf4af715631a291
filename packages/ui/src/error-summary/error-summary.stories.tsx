import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/field.tsx';
import { ErrorSummary } from './error-summary.tsx';

const meta = {
  component: ErrorSummary,
  args: {
    title: 'Please check these',
    errors: [
      { fieldId: 'name', message: 'Please enter your full name' },
      { message: 'The server could not take your booking' },
    ],
  },
  parameters: {
    ...guide({
      status: 'stable',
      frameHeight: 340,
      use: 'Above a form that was sent and has errors, beside the error under each field.',
      avoid: 'While a person still types.',
      keyboard: [['Enter', 'on an error goes to its field']],
      names: 'A `group` named by its title; it takes the focus when it comes.',
      dos: [
        {
          show: () => (
            <ErrorSummary
              title="Please check these"
              errors={[
                { message: 'Please enter your full name' },
                { message: 'Please upload a photo of your passport' },
              ]}
            />
          ),
          why: 'In the order of the form, with the same words as under the fields.',
        },
      ],
      donts: [
        {
          show: () => (
            <ErrorSummary
              title="Error"
              errors={[{ message: 'fullName is required' }, { message: 'Validation failed' }]}
            />
          ),
          why: 'Words of programs, and a sentence that leads nowhere.',
        },
      ],
    }),
    ...inBangla<typeof ErrorSummary>({
      title: 'এগুলো দেখে নিন',
      errors: [
        { fieldId: 'name', message: 'আপনার পূর্ণ নাম লিখুন' },
        { message: 'সার্ভার আপনার বুকিং নিতে পারেনি' },
      ],
    }),
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('group', { name: 'Please check these' })).toHaveFocus();
  },
};

function SentForm() {
  const [sent, setSent] = useState(false);
  const errors = sent ? [{ fieldId: 'full-name', message: 'Please enter your full name' }] : [];
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <ErrorSummary title="Please check these" errors={errors} />
      <TextField id="full-name" label="Full Name" error={errors[0]?.message} />
      <Button onClick={() => setSent(true)}>Submit Booking</Button>
    </div>
  );
}
export const LeadsToTheField: Story = {
  render: () => <SentForm />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Booking' }));
    await expect(canvas.getByRole('group', { name: 'Please check these' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Please enter your full name' }));
    await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveFocus();
    await withRealKeys(async (press) => {
      canvas.getByRole('link', { name: 'Please enter your full name' }).focus();
      await press('{Enter}');
      await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveFocus();
    });
  },
};
export const Bangla: Story = { globals: { language: 'bn' } };
