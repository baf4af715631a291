import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import type { ComboboxOption } from './combobox-option.ts';
import { MultiCombobox } from './multi-combobox.tsx';

const bangla = { value: 'bn', label: 'Bangla' };
const english = { value: 'en', label: 'English' };
const arabic = { value: 'ar', label: 'Arabic' };
const options: readonly ComboboxOption[] = [
  bangla,
  english,
  arabic,
  { value: 'ms', label: 'Malay' },
];

const meta = {
  component: MultiCombobox,
  args: { label: 'Languages', options, name: 'language', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    ...guide({
      status: 'draft',
      use: 'For several of many, or of a list on a server, that a person finds by typing.',
      avoid: 'For fewer than seven: use checkboxes. For words that are free: a tag input.',
      keyboard: [
        ['Arrow keys, Home, End, Enter', 'as in a combobox; the list stays open'],
        ['Enter on a chosen one', 'takes it away'],
        ['Backspace in the empty field', 'takes the last one away'],
        ['Shift+Tab', 'goes to the buttons that remove'],
      ],
      names:
        'A `combobox` named by its label, a `listbox`, a `list` named by the label and `chosen`, buttons `Remove` with the name of each.',
      dos: [
        {
          show: () => (
            <MultiCombobox label="Languages" options={options} defaultValue={[bangla, english]} />
          ),
          why: 'What was chosen stays in sight, and each can be taken away alone.',
        },
      ],
      donts: [
        {
          show: () => (
            <MultiCombobox
              label="Documents that you have"
              options={[
                { value: 'passport', label: 'Passport' },
                { value: 'photo', label: 'Photo' },
                { value: 'certificate', label: 'Certificate of work' },
              ]}
            />
          ),
          why: 'Three documents are three checkboxes: one reads what is needed without opening anything.',
        },
      ],
    }),
    ...inBangla<typeof MultiCombobox>({
      label: 'যে কাগজপত্র আছে',
      defaultValue: [
        { value: 'a', label: 'জাতীয় পরিচয়পত্রের সত্যায়িত অনুলিপি' },
        { value: 'b', label: 'কর্মসংস্থানপ্রত্যাশীদেরপ্রশিক্ষণকেন্দ্রেরসনদপত্রেরঅনুলিপি' },
      ],
      labels: { chosen: (label) => `${label}, বাছাই করা`, remove: (label) => `${label} সরান` },
    }),
  },
} satisfies Meta<typeof MultiCombobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(
    ({ value }) => value,
  );

export const Default: Story = {
  async play({ canvas, canvasElement, userEvent, args }) {
    const field = canvas.getByRole('combobox', { name: 'Languages' });
    await userEvent.type(field, 'ban{Enter}');
    await expect(field).toHaveValue('');
    await expect(canvas.getByRole('listbox', { name: 'Languages' })).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: 'Arabic' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([bangla, arabic]);
    await expect(sent(canvasElement)).toEqual(['bn', 'ar']);
    await expect(canvas.getByRole('option', { name: 'Arabic' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('option', { name: 'Bangla' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([arabic]);
  },
};
export const Filled: Story = {
  args: { defaultValue: [bangla, english, arabic] },
  async play({ canvas, canvasElement, userEvent }) {
    const field = canvas.getByRole('combobox', { name: 'Languages' });
    await expect(canvas.getByRole('list', { name: 'Languages, chosen' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove English' }));
    await expect(field).toHaveFocus();
    await expect(sent(canvasElement)).toEqual(['bn', 'ar']);
    await userEvent.keyboard('{Backspace}');
    await expect(sent(canvasElement)).toEqual(['bn']);
    // Letters that are typed are taken away first.
    await userEvent.keyboard('m{Backspace}');
    await expect(sent(canvasElement)).toEqual(['bn']);
  },
};
export const ByKeyboard: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
    await expect(sent(canvasElement)).toEqual(['bn', 'en']);
    await userEvent.keyboard('{Enter}');
    await expect(sent(canvasElement)).toEqual(['bn']);
    const highlighted = () => canvas.getByRole('combobox').getAttribute('aria-activedescendant');
    await userEvent.keyboard('{Home}');
    await expect(highlighted()).toBe(canvas.getAllByRole('option').at(0)?.id);
    await userEvent.keyboard('{End}');
    await expect(highlighted()).toBe(canvas.getAllByRole('option').at(-1)?.id);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Remove Bangla' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(sent(canvasElement)).toEqual([]);
  },
};
export const Async: Story = {
  args: {
    options: [],
    defaultValue: [english],
    load: (words) =>
      Promise.resolve(options.filter(({ label }) => label.toLowerCase().includes(words))),
  },
  async play({ canvas, canvasElement, userEvent }) {
    const field = canvas.getByRole('combobox', { name: 'Languages' });
    await userEvent.type(field, 'mal');
    await userEvent.click(await canvas.findByRole('option', { name: 'Malay' }));
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(4));
    await expect(sent(canvasElement)).toEqual(['en', 'ms']);
  },
};
export const WithError: Story = {
  args: { error: 'Please choose at least one', required: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox', { name: 'Languages' })).toBeInvalid();
  },
};
export const Disabled: Story = {
  args: { defaultValue: [bangla, english], disabled: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox', { name: 'Languages' })).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const ReadOnly: Story = {
  args: { defaultValue: [bangla, english], readOnly: true },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Languages' }));
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(sent(canvasElement)).toEqual(['bn', 'en']);
  },
};
export const LongBangla: Story = { globals: { language: 'bn' } };
