import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { arrowBack, arrowOn } from '../../.storybook/arrow-keys.ts';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
import { DatePicker } from './date-picker.tsx';

const meta = {
  component: DatePicker,
  args: { label: 'Date of travel', name: 'travel', onValueChange: fn() },
  parameters: {
    ...guide({
      status: 'draft',
      use: 'For a day near today, where the day of the week counts.',
      avoid: 'For a date of birth, or one that stands on a paper: use a date field.',
      keyboard: [
        ['Digits, letters', 'are typed into the field as in a date field'],
        ['Enter, Space on the button', 'open the calendar on the chosen day, or on today'],
        ['Arrow keys', 'go to the next day or week, and on into the next month'],
        ['Home, End', 'go to the first and the last day of the week'],
        ['Page up, Page down', 'go to the month before and after, with Shift to the year'],
        ['Enter, Space', 'choose the day and close the calendar'],
        ['Escape', 'closes it and chooses nothing; the button has the focus again'],
      ],
      names:
        'A `textbox` and a `dialog` named by the label; a button `Open the calendar` with the label; a `grid` named by its month with `gridcell`s named by their dates; buttons `Previous month`, `Next month`, `Previous year`, `Next year`, `Close`.',
      dos: [
        {
          show: () => (
            <DatePicker
              label="Date of travel"
              hint="Flights to Jeddah leave on Sundays and Wednesdays"
            />
          ),
          why: 'The day is near, its weekday counts, and the hint says which days there are before anybody opens the calendar.',
        },
      ],
      donts: [
        {
          show: () => <DatePicker label="Date of birth" />,
          why: 'Nobody leafs through a calendar for thirty years: a date of birth is typed into a date field.',
        },
      ],
    }),
    ...inBangla<typeof DatePicker>({
      label: 'যাত্রার তারিখ',
      hint: 'দিন, মাস ও বছর লিখুন, অথবা ক্যালেন্ডার থেকে বাছাই করুন।',
    }),
  },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('input[type=hidden]')?.value;

export const Default: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Date of travel' });
    await userEvent.type(field, '২৩/১১/২০২৬');
    await expect(sent(canvasElement)).toBe('2026-11-23');
    await userEvent.click(
      canvas.getByRole('button', { name: 'Open the calendar: Date of travel' }),
    );
    await expect(canvas.getByRole('dialog', { name: 'Date of travel' })).toHaveAttribute('open');
    const chosen = canvas.getByRole('gridcell', { name: /^Monday,? 23 November/ });
    await waitFor(() => expect(chosen).toHaveFocus());
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('gridcell', { name: /^Monday,? 30 November/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(field).toHaveValue('30/11/2026');
    await expect(sent(canvasElement)).toBe('2026-11-30');
    await expect(canvas.getByRole('button', { name: /^Open the calendar/ })).toHaveFocus();
  },
};
export const Open: Story = {
  args: { defaultValue: '2026-11-23' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Open the calendar/ }));
    await expect(canvas.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveTextContent('Mon');
  },
};
export const OpensOnToday: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Open the calendar/ }));
    const today = await waitFor(() => {
      const focused = document.activeElement;
      if (focused?.getAttribute('role') !== 'gridcell') throw new Error('no day has the focus');
      return focused;
    });
    await expect(today).toHaveAttribute('aria-current', 'date');
    await expect(today).toHaveAttribute('aria-selected', 'false');
  },
};
export const ByKeyboard: Story = {
  args: { defaultValue: '2026-11-23', weekStart: 'sun' },
  async play({ canvas, canvasElement, userEvent, args }) {
    // Versions of `Intl` differ in the comma after the day of the week.
    const focused = () => document.activeElement?.getAttribute('aria-label')?.replace(',', '');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('Monday 23 November 2026'));
    for (const [key, day] of [
      [arrowOn(), 'Tuesday 24 November 2026'],
      ['{ArrowUp}', 'Tuesday 17 November 2026'],
      [arrowBack(), 'Monday 16 November 2026'],
      ['{ArrowDown}', 'Monday 23 November 2026'],
      ['{ArrowDown}', 'Monday 30 November 2026'],
      ['{ArrowDown}', 'Monday 7 December 2026'],
      ['{ArrowUp}', 'Monday 30 November 2026'],
      ['{Home}', 'Sunday 29 November 2026'],
      ['{End}', 'Saturday 5 December 2026'],
      ['{PageDown}', 'Tuesday 5 January 2027'],
      ['{PageUp}', 'Saturday 5 December 2026'],
      ['{Shift>}{PageDown}{/Shift}', 'Sunday 5 December 2027'],
      ['{Shift>}{PageUp}{/Shift}', 'Saturday 5 December 2026'],
    ] as const) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(focused()).toBe(day));
    }
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-05');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('Saturday 5 December 2026'));
    await userEvent.keyboard(`${arrowOn()}{Enter}`);
    await waitFor(() => expect(sent(canvasElement)).toBe('2026-12-06'));
    await withRealKeys(async (press) => {
      await press(' ');
      await waitFor(() => expect(focused()).toBe('Sunday 6 December 2026'));
      await press('{ArrowDown}');
      await press('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('button', { name: /^Open the calendar/ })).toHaveFocus();
      await expect(sent(canvasElement)).toBe('2026-12-06');
    });
  },
};
export const TurnsByItsButtons: Story = {
  args: { defaultValue: '2027-01-31' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Open the calendar/ }));
    for (const [name, month] of [
      ['Next month', 'February 2027'],
      ['Next year', 'February 2028'],
      ['Previous year', 'February 2027'],
      ['Previous month', 'January 2027'],
    ] as const) {
      const button = canvas.getByRole('button', { name });
      await userEvent.click(button);
      await expect(canvas.getByRole('grid', { name: month })).toBeVisible();
      await expect(button).toHaveFocus();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox')).toHaveValue('31/01/2027');
  },
};
export const DaysThatCannotBeChosen: Story = {
  args: {
    min: '2026-11-10',
    max: '2026-12-20',
    defaultValue: '2026-11-23',
    isUnavailable: (day) => new Date(day).getUTCDay() === 5,
  },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Open the calendar/ }));
    for (const name of [/^Monday,? 9 Nov/, /^Friday,? 27 Nov/]) {
      const day = canvas.getByRole('gridcell', { name });
      await expect(day).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(day);
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('dialog')).toHaveAttribute('open');
    await expect(canvas.getByRole('gridcell', { name: /^Tuesday,? 10 Nov/ })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};
export const WithError: Story = {
  args: { hint: 'The day of your flight.', error: 'Please choose a date', required: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'The day of your flight. Please choose a date',
    );
  },
};
export const Disabled: Story = {
  args: { defaultValue: '2026-11-23', disabled: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
export const ReadOnly: Story = {
  args: { defaultValue: '2026-11-23', readOnly: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const Bangla: Story = {
  globals: { language: 'bn' },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'যাত্রার তারিখ' }), '২০/০৯/২০২৭');
    await userEvent.click(canvas.getByRole('button', { name: /^ক্যালেন্ডার খুলুন/ }));
    await expect(canvas.getByRole('grid', { name: 'সেপ্টেম্বর ২০২৭' })).toBeVisible();
    // The week begins on Sunday in Bangladesh.
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveAccessibleName('রবিবার');
    await userEvent.click(canvas.getByText('২৩'));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('২৩/০৯/২০২৭'));
    await expect(sent(canvasElement)).toBe('2027-09-23');
    await userEvent.click(canvas.getByRole('button', { name: /^ক্যালেন্ডার খুলুন/ }));
  },
};
export const RightToLeft: Story = {
  args: { label: 'تاريخ السفر', locale: 'ar-EG', defaultValue: '2026-11-23' },
  globals: { direction: 'rtl' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Open the calendar/ }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('٢٣'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('٢٤'));
  },
};
