import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
import { DateRangePicker } from './date-range-picker.tsx';

const meta = {
  component: DateRangePicker,
  args: {
    label: 'Stay',
    startName: 'from',
    endName: 'to',
    onValueChange: fn(),
  },
  parameters: {
    ...guide({
      status: 'draft',
      use: 'For days that follow each other, such as a journey or a stay.',
      avoid: 'For two days that have nothing to do with each other: use two date pickers.',
      keyboard: [
        ['Digits, letters', 'are typed into each field as in a date field'],
        [
          'Arrow keys, Home, End, Page up, Page down',
          'go through the calendar as in a date picker',
        ],
        ['Enter, Space', 'choose the first day, then the last one, which closes the calendar'],
        ['Escape', 'closes the calendar and keeps what was chosen'],
      ],
      names:
        'A `group` and a `dialog` named by the label; `textbox`es `From` and `To`; a button `Open the calendar` with the label; a `status` that says which day is to be chosen.',
      dos: [
        {
          show: () => (
            <DateRangePicker
              label="Stay"
              hint="Your visa allows 30 days"
              defaultValue={{ start: '2027-01-10', end: '2027-01-24' }}
            />
          ),
          why: 'One journey with its first and its last day, and the hint says how long it may be.',
        },
      ],
      donts: [
        {
          show: () => (
            <DateRangePicker
              label="Dates"
              labels={{ start: 'Date of birth', end: 'Passport valid until' }}
            />
          ),
          why: 'These two days enclose nothing: each is a date field of its own.',
        },
      ],
    }),
    ...inBangla<typeof DateRangePicker>({
      label: 'কক্সবাজারে থাকার দিনগুলি',
      locale: 'bn-BD',
      labels: {
        start: 'শুরু',
        end: 'শেষ',
        chooseStart: 'প্রথম দিন বাছাই করুন',
        chooseEnd: 'শেষ দিন বাছাই করুন',
        open: (label) => `ক্যালেন্ডার খুলুন: ${label}`,
        close: 'বন্ধ করুন',
      },
    }),
  },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(
    ({ name, value }) => `${name}=${value}`,
  );

export const Default: Story = {
  async play({ canvas, canvasElement, userEvent, args }) {
    await expect(canvas.getByRole('group', { name: 'Stay' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), '23/11/2026');
    await userEvent.type(canvas.getByRole('textbox', { name: 'To' }), '৩০১১২০২৬');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'To' })).toHaveValue('30/11/2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      start: '2026-11-23',
      end: '2026-11-30',
    });
    await expect(sent(canvasElement)).toEqual(['from=2026-11-23', 'to=2026-11-30']);
  },
};
export const Filled: Story = {
  args: { defaultValue: { start: '2026-11-23', end: '2026-12-05' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the calendar: Stay' }));
    const selected = canvas
      .getAllByRole('gridcell', { selected: true })
      .map((day) => day.textContent);
    await expect(selected).toEqual(['23', '24', '25', '26', '27', '28', '29', '30']);
  },
};
export const ChosenInTheCalendar: Story = {
  args: { defaultValue: { start: '2026-11-23', end: '2026-12-05' } },
  async play({ canvas, canvasElement, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Open the calendar: Stay' });
    const step = () => canvas.getByText(/^Choose the/);
    await userEvent.click(opener);
    await expect(step()).toHaveTextContent('Choose the first day');
    await userEvent.click(canvas.getByRole('gridcell', { name: /^Friday,? 20 Nov/ }));
    await expect(step()).toHaveTextContent('Choose the last day');
    // A day before the first one begins anew.
    await userEvent.click(canvas.getByRole('gridcell', { name: /^Tuesday,? 10 Nov/ }));
    await expect(step()).toHaveTextContent('Choose the last day');
    await userEvent.hover(canvas.getByRole('gridcell', { name: /^Thursday,? 12 Nov/ }));
    await expect(canvas.getByRole('gridcell', { name: /^Wednesday,? 11 Nov/ })).toHaveClass(
      'pothik-calendar__day--between',
    );
    await userEvent.click(canvas.getByRole('gridcell', { name: /^Thursday,? 12 Nov/ }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(sent(canvasElement)).toEqual(['from=2026-11-10', 'to=2026-11-12']);
    await expect(opener).toHaveFocus();
  },
};
export const ByKeyboard: Story = {
  args: { defaultValue: { start: '2026-11-23', end: '' } },
  async play({ canvas, canvasElement, userEvent }) {
    canvas.getByRole('button', { name: 'Open the calendar: Stay' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('23'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('30'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent(canvasElement)).toEqual(['from=2026-11-23', 'to=2026-11-30']));
    await withRealKeys(async (press) => {
      await press(' ');
      await waitFor(() => expect(document.activeElement).toHaveRole('gridcell'));
      const label = () => document.activeElement?.getAttribute('aria-label');
      for (const key of ['{End}', '{Home}', '{PageDown}', '{PageUp}']) {
        const before = label();
        await press(key);
        await waitFor(() => expect(label()).not.toBe(before));
      }
      await press('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(sent(canvasElement)).toEqual(['from=2026-11-23', 'to=2026-11-30']);
    });
  },
};
export const TheLastDayComesNotFirst: Story = {
  args: { defaultValue: { start: '2026-11-23', end: '2026-11-30' } },
  async play({ canvas, canvasElement, userEvent }) {
    const to = canvas.getByRole('textbox', { name: 'To' });
    await userEvent.clear(to);
    await userEvent.type(to, '1/11/2026');
    await userEvent.tab();
    await expect(to).toHaveAccessibleDescription('Please choose 23/11/2026 or a later day');
    await expect(sent(canvasElement)).toEqual(['from=2026-11-23', 'to=']);
    await userEvent.clear(to);
    await userEvent.type(to, '30/11/2026');
    const from = canvas.getByRole('textbox', { name: 'From' });
    await userEvent.clear(from);
    await userEvent.type(from, '5/12/2026');
    await userEvent.tab();
    await expect(sent(canvasElement)).toEqual(['from=2026-12-05', 'to=']);
  },
};
export const WithError: Story = {
  args: { hint: 'At most thirty nights.', error: 'Please choose your days' },
  async play({ canvas }) {
    await expect(canvas.getByRole('group', { name: 'Stay' })).toHaveAccessibleDescription(
      'At most thirty nights. Please choose your days',
    );
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeInvalid();
  },
};
export const Disabled: Story = {
  args: { defaultValue: { start: '2026-11-23', end: '2026-11-30' }, disabled: true },
};
export const ReadOnly: Story = {
  args: { defaultValue: { start: '2026-11-23', end: '2026-11-30' }, readOnly: true },
};
export const Bangla: Story = {
  args: { defaultValue: { start: '2026-11-23', end: '2026-11-30' } },
  globals: { language: 'bn' },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('textbox', { name: 'শুরু' })).toHaveValue('২৩/১১/২০২৬');
    await userEvent.click(canvas.getByRole('button', { name: /^ক্যালেন্ডার খুলুন/ }));
    await expect(canvas.getByText('প্রথম দিন বাছাই করুন')).toBeVisible();
  },
};
