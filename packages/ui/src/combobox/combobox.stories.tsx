import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { Modal } from '../modal/modal.tsx';
import type { ComboboxOption } from './combobox-option.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const kualaLumpur = { value: 'KUL', label: 'Kuala Lumpur', details: 'Malaysia' };
const jeddah = { value: 'JED', label: 'Jeddah', details: 'Saudi Arabia' };
const options: readonly ComboboxOption[] = [
  kualaLumpur,
  jeddah,
  { value: 'MED', label: 'Madinah', details: 'Saudi Arabia' },
  { value: 'BKK', label: 'Bangkok', details: 'Thailand', disabled: true },
  { value: 'SIN', label: 'Singapore', details: 'Singapore' },
];

const meta = {
  component: Combobox,
  args: { label: 'Destination', options, name: 'destination', onValueChange: fn() },
  decorators: [
    // The list hangs below the field: pictures and axe are to see it whole.
    (Story) => (
      <div style={{ minHeight: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    ...guide({
      status: 'draft',
      use: 'For one of many, or of a list on a server, that a person finds by typing.',
      avoid:
        'For fewer than ten: use a select, which phones handle best. For words that are free: a text field.',
      keyboard: [
        ['Letters', 'narrow the options; the first of them is highlighted'],
        ['Arrow down, Arrow up', 'open the list and go through it, around its ends'],
        ['Home, End', 'go to the ends of the open list'],
        ['Enter', 'chooses what is highlighted'],
        ['Escape', 'closes the list and leaves what was chosen'],
        ['Tab', 'leaves it and chooses nothing'],
      ],
      names:
        'A `combobox` named by its label; a `listbox` of the same name with `option`s; buttons `Show options` and `Clear` with the label; a `status` that tells how many there are.',
      dos: [
        {
          show: () => (
            <Combobox
              label="Destination"
              hint="Type the name of a city or a country"
              options={options}
              defaultValue={jeddah}
            />
          ),
          why: 'There are many, people know the name of theirs, and the hint says what they may type.',
        },
      ],
      donts: [
        {
          show: () => (
            <Combobox
              label="Room"
              options={[
                { value: 'single', label: 'A room of my own' },
                { value: 'shared', label: 'A shared room' },
              ]}
            />
          ),
          why: 'Two choices are hidden behind a list and ask for typing: radio cards show both at once.',
        },
      ],
    }),
    ...inBangla<typeof Combobox>({
      label: 'গন্তব্য',
      hint: 'শহর বা দেশের নাম লিখুন।',
      options: [
        { value: 'CXB', label: 'কক্সবাজার', details: 'বাংলাদেশ' },
        {
          value: 'long',
          label: 'আন্তর্জাতিক বিমানবন্দরের নিকটবর্তী কর্মসংস্থানপ্রত্যাশীদের প্রশিক্ষণকেন্দ্র',
          details: 'গণপ্রজাতন্ত্রী বাংলাদেশ',
        },
      ],
      labels: {
        show: 'সব দেখান',
        clear: 'মুছুন',
        empty: 'কিছু পাওয়া যায়নি',
        found: (count) => `${new Intl.NumberFormat('bn-BD').format(count)}টি পাওয়া গেছে`,
      },
    }),
  },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('input[type=hidden]')?.value;

export const Default: Story = {
  async play({ canvas, canvasElement, userEvent, args }) {
    const field = canvas.getByRole('combobox', { name: 'Destination' });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(field);
    await expect(canvas.getByRole('listbox', { name: 'Destination' })).toBeVisible();
    await expect(canvas.getAllByRole('option')).toHaveLength(5);
    await expect(canvas.getByRole('status')).toHaveTextContent('5 options');
    await userEvent.click(field);
    await expect(canvas.getByRole('listbox', { name: 'Destination' })).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: /^Jeddah/ }));
    await expect(field).toHaveValue('Jeddah');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(jeddah);
    await expect(sent(canvasElement)).toBe('JED');
  },
};
export const Filled: Story = {
  args: { defaultValue: kualaLumpur },
  async play({ canvas, canvasElement, userEvent, args }) {
    const field = canvas.getByRole('combobox', { name: 'Destination' });
    await expect(field).toHaveValue('Kuala Lumpur');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Destination' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(sent(canvasElement)).toBe('');
  },
};
export const Open: Story = {
  args: { defaultValue: kualaLumpur },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show options' }));
    const chosen = canvas.getByRole('option', { name: /^Kuala Lumpur/ });
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('option', { name: /^Bangkok/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const ByKeyboard: Story = {
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('combobox', { name: 'Destination' });
    const highlighted = () => {
      const id = field.getAttribute('aria-activedescendant');
      return id ? document.getElementById(id)?.textContent : undefined;
    };
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(highlighted()).toMatch(/^Kuala/);
    await userEvent.keyboard('{ArrowUp}');
    await expect(highlighted()).toMatch(/^Singapore/);
    // What can't be chosen is passed by.
    await userEvent.keyboard('{ArrowUp}');
    await expect(highlighted()).toMatch(/^Madinah/);
    await userEvent.keyboard('{Home}');
    await expect(highlighted()).toMatch(/^Kuala/);
    await userEvent.keyboard('{End}');
    await expect(highlighted()).toMatch(/^Singapore/);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('saudi j');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await expect(highlighted()).toMatch(/^Jeddah/);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Jeddah');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(jeddah);
  },
};
export const LeavingChoosesNothing: Story = {
  args: { defaultValue: jeddah },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('combobox', { name: 'Destination' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    await expect(field).toHaveValue('Jeddah');
    await userEvent.type(field, 'xyz');
    await userEvent.click(document.body);
    await waitFor(() => expect(field).toHaveValue('Jeddah'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};
export const NothingFound: Story = {
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('combobox', { name: 'Destination' });
    await userEvent.type(field, 'atlantis{Enter}');
    await expect(canvas.queryAllByRole('option')).toHaveLength(0);
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
export const WithError: Story = {
  args: { hint: 'Where you want to go.', error: 'Please choose a destination', required: true },
  async play({ canvas }) {
    const field = canvas.getByRole('combobox', { name: 'Destination' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Where you want to go. Please choose a destination',
    );
  },
};
export const Disabled: Story = {
  args: { defaultValue: jeddah, disabled: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox', { name: 'Destination' })).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const ReadOnly: Story = {
  args: { defaultValue: jeddah, readOnly: true },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('combobox', { name: 'Destination' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('Jeddah');
  },
};

const answerFor = (words: string) =>
  options.filter(({ label }) => label.toLowerCase().startsWith(words));

export const Async: Story = {
  args: { options: [], load: fn((words: string) => Promise.resolve(answerFor(words))) },
  async play({ canvas, userEvent, args }) {
    const field = canvas.getByRole('combobox', { name: 'Destination' });
    await expect(args.load).not.toHaveBeenCalled();
    await userEvent.type(field, 'je');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
    await userEvent.click(await canvas.findByRole('option', { name: /^Jeddah/ }));
    await expect(field).toHaveValue('Jeddah');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(jeddah);
    // Letters typed in one go are asked about once.
    await expect(args.load).not.toHaveBeenCalledWith('j', expect.anything());
  },
};
export const Loading: Story = {
  args: { options: [], load: () => new Promise(() => undefined) },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('combobox', { name: 'Destination' });
    await userEvent.type(field, 'je{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
  },
};
export const CouldNotBeLoaded: Story = {
  args: {
    options: [],
    load: fn((words: string) =>
      words === 'jed' ? Promise.resolve(answerFor(words)) : Promise.reject(new Error('offline')),
    ),
  },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('combobox', { name: 'Destination' });
    await userEvent.type(field, 'je');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/could not be loaded/),
    );
    await userEvent.type(field, 'd');
    await expect(await canvas.findByRole('option', { name: /^Jeddah/ })).toBeVisible();
    await userEvent.type(field, '{Backspace}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/could not be loaded/),
    );
  },
};

const asked = new Map<
  string,
  { answer: (found: readonly ComboboxOption[]) => void; signal: AbortSignal }
>();
export const TheNewestAnswerWins: Story = {
  args: {
    options: [],
    load: (words, signal) =>
      new Promise((answer) => {
        asked.set(words, { answer, signal });
      }),
  },
  async play({ canvas, userEvent }) {
    asked.clear();
    const field = canvas.getByRole('combobox', { name: 'Destination' });
    await userEvent.type(field, 'k');
    await waitFor(() => expect(asked.has('k')).toBe(true));
    await userEvent.type(field, 'u');
    await waitFor(() => expect(asked.has('ku')).toBe(true));
    await expect(asked.get('k')?.signal.aborted).toBe(true);
    asked.get('ku')?.answer([{ value: 'KUL', label: 'Kuala Lumpur' }]);
    await expect(await canvas.findByRole('option', { name: 'Kuala Lumpur' })).toBeVisible();
    asked.get('k')?.answer([{ value: 'KTM', label: 'Kathmandu' }]);
    // Whatever comes late has come by the time of the next answer.
    await Promise.resolve();
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await expect(canvas.queryByRole('option', { name: 'Kathmandu' })).toBeNull();
  },
};

function InForm(props: ComboboxProps) {
  const [open, setOpen] = useState(true);
  return (
    <Modal title="Your journey" open={open} onClose={() => setOpen(false)}>
      <Combobox {...props} />
    </Modal>
  );
}
export const EscapeClosesTheListBeforeTheDialog: Story = {
  render: (args) => <InForm {...args} />,
  args: { defaultValue: jeddah },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('combobox', { name: 'Destination' });
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.getByRole('dialog')).toHaveAttribute('open');
    await expect(field).toHaveValue('Jeddah');
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    field.dispatchEvent(escape);
    // What is around it is left to close by it.
    await expect(escape.defaultPrevented).toBe(false);
    await expect(field).toHaveValue('Jeddah');
  },
};
export const Bangla: Story = {
  globals: { language: 'bn' },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('combobox', { name: 'গন্তব্য' });
    await userEvent.type(field, 'বাংলাদেশ');
    await expect(canvas.getByRole('status')).toHaveTextContent('২টি পাওয়া গেছে');
    await userEvent.clear(field);
    await userEvent.type(field, 'প্রশিক্ষণ');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
};
