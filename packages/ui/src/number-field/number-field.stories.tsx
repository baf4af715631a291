import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { NumberField } from './number-field.tsx';

const meta = {
  component: NumberField,
  args: { label: 'Fee', prefix: '৳', onNumberChange: fn() },
  parameters: {
    ...guide({
      status: 'draft',
      use: 'For an amount that somebody counts or pays.',
      avoid:
        'For numbers that nobody calculates with: a phone number is a `PhoneField`, a passport a `TextField`.',
      keyboard: [['Tab', 'goes to it']],
      names: 'A `textbox` named by its label; its unit is its description.',
      dos: [
        {
          show: () => (
            <div className="examples__stack">
              <NumberField label="Fee" prefix="৳" defaultValue="1,65,000" />
              <NumberField label="Time that it takes" unit="weeks" defaultValue="3" />
            </div>
          ),
          why: 'The unit stands in the field, so that nobody asks whether taka or euros are meant.',
        },
      ],
      donts: [
        {
          show: () => <NumberField label="Phone number" defaultValue="01712345678" />,
          why: 'Nobody counts with it, and read as a number it loses its first zero: it is a phone field.',
        },
      ],
    }),
    ...inBangla<typeof NumberField>({ label: 'ফি' }),
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Money: Story = {
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('textbox', { name: 'Fee' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.type(field, '১,৪৫,০০০');
    await expect(args.onNumberChange).toHaveBeenLastCalledWith(145_000);
    // What was typed stays as it is.
    await expect(field).toHaveValue('১,৪৫,০০০');
    await userEvent.type(field, 'x');
    await expect(args.onNumberChange).toHaveBeenLastCalledWith(Number.NaN);
    await userEvent.clear(field);
    await expect(args.onNumberChange).toHaveBeenLastCalledWith(undefined);
  },
};
export const WithUnit: Story = {
  args: { label: 'Duration', unit: 'weeks', defaultValue: 3, hint: 'As most people waited' },
  parameters: inBangla<typeof NumberField>({
    label: 'সময়',
    unit: 'সপ্তাহ',
    hint: 'বেশির ভাগ মানুষের যত দিন লেগেছে',
  }),
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'weeks As most people waited',
    );
  },
};
export const Wrong: Story = {
  args: { defaultValue: 'about 5', error: 'Please enter a number' },
  parameters: inBangla<typeof NumberField>({ error: 'একটি সংখ্যা লিখুন' }),
};
export const Disabled: Story = { args: { defaultValue: 78_000, disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: 78_000, readOnly: true } };
export const LongBangla: Story = {
  args: { unit: 'কর্মদিবস', defaultValue: '২১' },
  globals: { language: 'bn' },
  parameters: inBangla<typeof NumberField>({ label: 'প্রক্রিয়াকরণের আনুমানিক সময়' }),
};
