import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { TimeField } from './time-field.tsx';

const meta = {
  component: TimeField,
  args: { label: 'Time of departure', name: 'departure', onValueChange: fn() },
  parameters: {
    ...guide({
      status: 'draft',
      use: 'For a time of day that a person knows or reads from a paper.',
      avoid: 'For a few fixed times: use radio cards or a select.',
      keyboard: [
        ['Digits', 'of any script, with or without a sign between them: 21:30, ২১৩০'],
        ['Letters', 'the part of the day: 9:30 pm, রাত ৯টা ৩০'],
        ['Enter, Tab', 'read an hour that stands alone, and say what is wrong'],
      ],
      names: 'A `textbox` named by its label; hint and error are its description.',
      dos: [
        {
          show: () => (
            <TimeField
              label="Time of departure"
              hint="As on your ticket, in the time of the airport"
              defaultValue="21:30"
            />
          ),
          why: 'One reads it from a paper and types it, and the hint says which clock is meant.',
        },
      ],
      donts: [
        {
          show: () => <TimeField label="Time of the interview" hint="9:00, 11:00 or 15:00" />,
          why: 'Only three times are possible, and most that one can type are wrong: radio cards show the three.',
        },
      ],
    }),
    ...inBangla<typeof TimeField>({
      label: 'যাত্রার সময়',
      hint: 'টিকিটে যে সময় লেখা আছে, যেমন রাত ৯টা ৩০।',
      locale: 'bn-BD',
      labels: { placeholder: (example) => `যেমন ${example}` },
    }),
  },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('input[type=hidden]')?.value;

export const Default: Story = {
  async play({ canvas, canvasElement, userEvent, args }) {
    const field = canvas.getByRole('textbox', { name: 'Time of departure' });
    await userEvent.type(field, '9:30 pm');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('21:30');
    await expect(field).toHaveValue('9:30 pm');
    await userEvent.tab();
    await expect(field).toHaveValue('21:30');
    await expect(sent(canvasElement)).toBe('21:30');
    await userEvent.clear(field);
    await expect(sent(canvasElement)).toBe('');
    await userEvent.type(field, '9{Enter}');
    await expect(field).toHaveValue('09:00');
  },
};
export const Filled: Story = { args: { defaultValue: '06:05' } };
export const TwelveHours: Story = {
  args: { locale: 'en-US', defaultValue: '21:30' },
  async play({ canvas, canvasElement, userEvent }) {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveValue('9:30 PM');
    await userEvent.clear(field);
    await userEvent.type(field, '12:15 am');
    await userEvent.tab();
    await expect(field).toHaveValue('12:15 AM');
    await expect(sent(canvasElement)).toBe('00:15');
  },
};
export const NoTime: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '25:00');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Please write a time, such as 21:30');
    await expect(canvas.getByRole('status')).toHaveTextContent('Please write a time');
    await expect(sent(canvasElement)).toBe('');
  },
};
export const OutOfBounds: Story = {
  args: { min: '09:00', max: '17:30', hint: 'The office is open from 9 to half past 5.' },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    for (const [written, problem] of [
      ['8:59', /Please choose 09:00 or later$/],
      ['17:31', /Please choose 17:30 or earlier$/],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, written);
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveAccessibleDescription(problem);
    }
  },
};
export const WithError: Story = {
  args: { error: 'Please enter a time', required: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
export const Disabled: Story = {
  args: { defaultValue: '06:05', disabled: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};
export const ReadOnly: Story = {
  args: { defaultValue: '06:05', readOnly: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
  },
};
export const Bangla: Story = {
  globals: { language: 'bn' },
  async play({ canvas, canvasElement, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'যাত্রার সময়' });
    await userEvent.type(field, 'রাত ৯টা ৩০');
    await userEvent.tab();
    await expect(field).toHaveValue('৯:৩০ PM');
    await expect(sent(canvasElement)).toBe('21:30');
  },
};
