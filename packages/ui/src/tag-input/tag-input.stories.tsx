import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { TagInput } from './tag-input.tsx';

const meta = {
  component: TagInput,
  args: { label: 'Keywords', name: 'keyword', onValueChange: fn() },
  parameters: {
    ...guide({
      status: 'draft',
      use: 'For several short words that a person makes up, such as keywords or e-mail addresses.',
      avoid: 'For several of a list: use a combobox for several. For sentences: a text area.',
      keyboard: [
        ['Enter, comma, semicolon', 'add what was written'],
        ['Backspace in the empty field', 'removes the last one'],
        ['Shift+Tab', 'goes to the buttons that remove; Enter and Space press them'],
      ],
      names:
        'A `textbox` named by its label, a `list` named by the label and `added`, buttons `Remove` with the name of each; a `status` that tells what was added, removed or refused.',
      dos: [
        {
          show: () => (
            <TagInput
              label="Keywords"
              hint="Words by which visitors look for this service"
              defaultValue={['umrah', 'hajj', 'makkah']}
            />
          ),
          why: 'Words that nobody could list beforehand, each of which can be removed alone.',
        },
      ],
      donts: [
        {
          show: () => <TagInput label="Countries" defaultValue={['Romania', 'Rumania', 'KSA']} />,
          why: 'What is typed freely is spelt in many ways and not found again: countries are chosen in a combobox.',
        },
      ],
    }),
    ...inBangla<typeof TagInput>({
      label: 'মূল শব্দ',
      hint: 'প্রতিটি শব্দের পর কমা দিন।',
      defaultValue: [
        'ওমরাহ ভিসা',
        'কর্মসংস্থানপ্রত্যাশীদেরপ্রশিক্ষণকেন্দ্রেরসনদপত্রেরঅনুলিপি',
        'আন্তর্জাতিক বিমানবন্দরের নিকটবর্তী হোটেল',
      ],
      labels: {
        tags: (label) => `${label}, যোগ করা`,
        remove: (tag) => `${tag} সরান`,
        added: (tags) => `যোগ হয়েছে: ${tags.join(', ')}`,
      },
    }),
  },
} satisfies Meta<typeof TagInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(
    ({ value }) => value,
  );

export const Default: Story = {
  async play({ canvas, canvasElement, userEvent, args }) {
    const field = canvas.getByRole('textbox', { name: 'Keywords' });
    await userEvent.type(field, 'visa{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Added: visa');
    await userEvent.type(field, ' umrah  visa ,');
    await expect(field).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['visa', 'umrah visa']);
    await userEvent.type(field, 'hajj');
    await userEvent.tab();
    await expect(sent(canvasElement)).toEqual(['visa', 'umrah visa', 'hajj']);
  },
};
export const Filled: Story = {
  args: { defaultValue: ['visa', 'umrah', 'hajj'] },
  async play({ canvas, canvasElement, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Keywords' });
    await expect(canvas.getByRole('list', { name: 'Keywords, added' })).toBeVisible();
    await userEvent.click(field);
    await userEvent.keyboard('{Backspace}');
    await expect(sent(canvasElement)).toEqual(['visa', 'umrah']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Removed: hajj');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Remove visa' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(sent(canvasElement)).toEqual(['umrah']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Removed: visa');
    await expect(field).toHaveFocus();
  },
};
export const PastedList: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('visa; umrah\nhajj,visa');
    await expect(sent(canvasElement)).toEqual(['visa', 'umrah', 'hajj']);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Added: visa, umrah, hajj. Already there: visa',
    );
    await userEvent.paste('ticket');
    await expect(canvas.getByRole('textbox')).toHaveValue('ticket');
  },
};
export const NoDoubles: Story = {
  args: { defaultValue: ['Visa'] },
  async play({ canvas, canvasElement, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'visa{Enter}');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Already there: visa');
    await expect(sent(canvasElement)).toEqual(['Visa']);
    await userEvent.type(field, 'v');
    await expect(field).toBeValid();
  },
};
export const Limits: Story = {
  args: { defaultValue: ['visa'], maxTags: 2, maxLength: 8, hint: 'At most two.' },
  async play({ canvas, canvasElement, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'citizenship{Enter}');
    await expect(field).toHaveAccessibleDescription(
      'At most two. Longer than 8 letters: citizenship',
    );
    await expect(field).toHaveValue('citizenship');
    await userEvent.clear(field);
    await userEvent.type(field, 'hajj{Enter}umrah{Enter}');
    await expect(field).toHaveAccessibleDescription('At most two. There can be at most 2');
    await expect(field).toHaveValue('umrah');
    await expect(sent(canvasElement)).toEqual(['visa', 'hajj']);
  },
};
export const WithError: Story = {
  args: { error: 'Please add at least one keyword', required: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
export const Disabled: Story = {
  args: { defaultValue: ['visa', 'umrah'], disabled: true },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('input[type=hidden]')).toBeDisabled();
  },
};
export const ReadOnly: Story = {
  args: { defaultValue: ['visa', 'umrah'], readOnly: true },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Backspace}');
    await expect(sent(canvasElement)).toEqual(['visa', 'umrah']);
  },
};
export const LongBangla: Story = {
  globals: { language: 'bn' },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox', { name: 'মূল শব্দ' }), 'হজ,');
    await expect(canvas.getByRole('status')).toHaveTextContent('যোগ হয়েছে: হজ');
    await expect(canvas.getByRole('button', { name: 'হজ সরান' })).toBeVisible();
  },
};
