import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { Button } from '../button/button.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';

const meta = {
  component: DateField,
  args: { label: 'Date of birth', name: 'birth', onValueChange: fn() },
  parameters: {
    ...guide({
      status: 'draft',
      use: 'For a day that a person knows by heart or reads from a paper, such as a date of birth.',
      avoid: 'For a day near today, where the day of the week counts: use a date picker.',
      keyboard: [
        ['Digits', 'of any script, with or without signs between them: 23/11/2026, ২৩১১২০২৬'],
        ['Letters', 'a month by its name: 23 Nov 2026'],
        ['Enter, Tab', 'read a year of two digits, and say what is wrong'],
      ],
      names: 'A `textbox` named by its label; hint and error are its description.',
      dos: [
        {
          show: () => (
            <DateField
              label="Date of birth"
              hint="As it stands in your passport"
              defaultValue="1994-03-02"
            />
          ),
          why: 'One knows this day by heart and types it, in any way that people write a date.',
        },
      ],
      donts: [
        {
          show: () => (
            <DateField label="Date of the interview" hint="Not on Fridays and Saturdays" />
          ),
          why: 'Who chooses a day of the next weeks has to see its weekday: that is a date picker.',
        },
      ],
    }),
    ...inBangla<typeof DateField>({
      label: 'জন্মতারিখ',
      hint: 'পাসপোর্টে যেভাবে লেখা আছে, ঠিক সেভাবে দিন, মাস ও বছর লিখুন।',
      locale: 'bn-BD',
      labels: {
        day: 'দিন',
        month: 'মাস',
        year: 'বছর',
        unreadable: (example) => `একটি তারিখ লিখুন, যেমন ${example}`,
      },
    }),
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('input[type=hidden]')?.value;

export const Default: Story = {
  async play({ canvas, canvasElement, userEvent, args }) {
    const field = canvas.getByRole('textbox', { name: 'Date of birth' });
    await expect(field).toHaveAttribute('placeholder', 'DD/MM/YYYY');
    await userEvent.type(field, '23-11-1990');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1990-11-23');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(sent(canvasElement)).toBe('1990-11-23');
    await expect(field).toHaveValue('23-11-1990');
    await userEvent.tab();
    await expect(field).toHaveValue('23/11/1990');
  },
};
export const Filled: Story = { args: { defaultValue: '1990-11-23' } };
export const WithError: Story = {
  args: { hint: 'As it stands in your passport.', error: 'Please enter your date of birth' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', { name: 'Date of birth' })).toBeInvalid();
  },
};
export const NoDate: Story = {
  async play({ canvas, canvasElement, userEvent, args }) {
    const field = canvas.getByRole('textbox', { name: 'Date of birth' });
    await userEvent.type(field, '30/02/1990');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please write a date, such as 31/12/2026');
    await expect(canvas.getByRole('status')).toHaveTextContent('Please write a date');
    await expect(field).toHaveValue('30/02/1990');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(sent(canvasElement)).toBe('');
    await userEvent.clear(field);
    await userEvent.type(field, '28 feb 90');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toHaveValue('28/02/1990');
    await expect(sent(canvasElement)).toBe('1990-02-28');
  },
};
export const OutOfBounds: Story = {
  args: {
    label: 'Date of travel',
    min: '2026-11-23',
    max: '2027-11-22',
    isUnavailable: (day) => day === '2026-12-16',
  },
  async play({ canvas, canvasElement, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Date of travel' });
    for (const [written, problem] of [
      ['22/11/2026', 'Please choose 23/11/2026 or a later day'],
      ['23/11/2027', 'Please choose 22/11/2027 or an earlier day'],
      ['16/12/2026', '16/12/2026 is not available'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, written);
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveAccessibleDescription(problem);
      await expect(sent(canvasElement)).toBe('');
    }
  },
};
export const MonthFirst: Story = {
  args: { locale: 'en-US' },
  async play({ canvas, canvasElement, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Date of birth' });
    await expect(field).toHaveAttribute('placeholder', 'MM/DD/YYYY');
    await userEvent.type(field, '11/23/1990');
    await expect(sent(canvasElement)).toBe('1990-11-23');
  },
};
export const SentByEnter: Story = {
  render(args) {
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(new FormData(event.currentTarget).get('birth'));
        }}
      >
        <DateField {...args} />
        <Button type="submit">Send</Button>
      </form>
    );
  },
  async play({ canvas, userEvent }) {
    onSubmit.mockClear();
    await userEvent.type(canvas.getByRole('textbox'), '1/2/90{Enter}');
    await expect(onSubmit).toHaveBeenLastCalledWith('1990-02-01');
  },
};
const onSubmit = fn();

function Owned(props: DateFieldProps) {
  const [value, setValue] = useState('2026-11-23');
  return (
    <>
      <DateField {...props} value={value} onValueChange={setValue} />
      <Button onClick={() => setValue('2026-12-16')}>Victory Day</Button>
      <output>{value}</output>
    </>
  );
}
export const KeptByItsOwner: Story = {
  render: (args) => <Owned {...args} />,
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '1/1/2027');
    await expect(canvas.getByText('2027-01-01')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Victory Day' }));
    await expect(field).toHaveValue('16/12/2026');
  },
};
export const Disabled: Story = {
  args: { defaultValue: '1990-11-23', disabled: true },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvasElement.querySelector('input[type=hidden]')).toBeDisabled();
  },
};
export const ReadOnly: Story = {
  args: { defaultValue: '1990-11-23', readOnly: true },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '1');
    await expect(field).toHaveValue('23/11/1990');
  },
};
export const Bangla: Story = {
  globals: { language: 'bn' },
  async play({ canvas, canvasElement, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'জন্মতারিখ' });
    await expect(field).toHaveAttribute('placeholder', 'দিন/মাস/বছর');
    await userEvent.type(field, '২৩১১১৯৯০');
    await expect(sent(canvasElement)).toBe('1990-11-23');
    await userEvent.tab();
    await expect(field).toHaveValue('২৩/১১/১৯৯০');
    await userEvent.clear(field);
    await userEvent.type(field, '৫ জানুয়ারি ১৯৯১');
    await userEvent.tab();
    await expect(sent(canvasElement)).toBe('1991-01-05');
    await userEvent.clear(field);
    await userEvent.type(field, '৩১/০২/১৯৯১');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/যেমন ৩১\/১২\/২০২৬/);
  },
};
