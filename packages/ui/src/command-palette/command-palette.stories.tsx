import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarCheck, House, Plus, UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { PalettePicture } from '../../.storybook/floating.tsx';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
import { Button } from '../button/button.tsx';
import { iconStyle } from '../internal/icon-style.ts';
import { CommandPalette, type Command, type CommandPaletteProps } from './command-palette.tsx';
import { useCommandKey } from './use-command-key.ts';

const onRun = fn();
const command = (id: string, label: string, more: Partial<Command> = {}): Command => ({
  id,
  label,
  onRun() {
    onRun(id);
  },
  ...more,
});
const commands = [
  command('home', 'Go to the start page', { icon: <House {...iconStyle} /> }),
  command('new', 'New booking', {
    group: 'Bookings',
    icon: <Plus {...iconStyle} />,
    keywords: ['add', 'order'],
    shortcut: ['Ctrl', 'B'],
  }),
  command('bookings', 'All bookings', {
    group: 'Bookings',
    icon: <CalendarCheck {...iconStyle} />,
  }),
  command('users', 'Users', { group: 'People', icon: <UserRound {...iconStyle} /> }),
];

const meta = {
  component: CommandPalette,
  args: { open: true, onClose: fn(), commands },
  parameters: {
    ...guide({
      status: 'draft',
      frameHeight: 520,
      use: 'For people who work here all day: every place and action by a few letters.',
      avoid: 'As the only way to something: each command stands somewhere on a page as well.',
      keyboard: [
        ['Ctrl+K, Cmd+K on a Mac', 'opens it, with `useCommandKey`'],
        ['Letters', 'narrow the commands; the first of them is chosen'],
        ['Arrow keys, Home, End', 'go through them, around their ends'],
        ['Enter', 'closes it and runs the command'],
        ['Escape', 'closes it; what had the focus has it again'],
      ],
      names:
        'A `dialog`, a `combobox` and a `listbox` named `Commands`; `option`s named by their labels and keys, in `group`s named by their headings; a button `Close`.',
      dos: [
        {
          show: () => <PalettePicture typed="book" commands={commands.slice(1, 3)} />,
          why: 'Each command is called as its button on the page is, and the keys that do the same stand beside it.',
        },
      ],
      donts: [
        {
          show: () => (
            <PalettePicture
              typed="de"
              commands={[
                command('delete', 'Delete the customer'),
                command('details', 'Details of the customer'),
              ]}
            />
          ),
          why: 'Enter runs what stands first, so a word too short deletes a customer: what can’t be undone asks before it happens.',
        },
      ],
    }),
    ...inBangla<typeof CommandPalette>({
      commands: [
        command('new', 'নতুন বুকিং', { group: 'বুকিং', shortcut: ['Ctrl', 'B'] }),
        command('long', 'আন্তর্জাতিককর্মসংস্থানপ্রত্যাশীদেরপ্রশিক্ষণকেন্দ্রেরতালিকাদেখুন', {
          group: 'বুকিং',
          shortcut: ['Ctrl', 'Shift', 'L'],
        }),
      ],
      labels: {
        title: 'নির্দেশ',
        placeholder: 'আপনি কী করতে চান?',
        close: 'বন্ধ করুন',
        empty: 'কিছু পাওয়া যায়নি',
        searching: 'খোঁজা হচ্ছে…',
      },
    }),
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const highlighted = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : undefined;
};

export const Open: Story = {
  async play({ canvas, userEvent, args }) {
    onRun.mockClear();
    const field = canvas.getByRole('combobox', { name: 'Commands' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByRole('group', { name: 'Bookings' })).toBeVisible();
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await expect(canvas.getByRole('option', { name: 'New booking Ctrl B' })).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: 'Users' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(onRun).toHaveBeenLastCalledWith('users');
  },
};
export const ByKeyboard: Story = {
  async play({ canvas, userEvent, args }) {
    onRun.mockClear();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await expect(highlighted()).toMatch(/^Go to/);
    for (const [key, label] of [
      ['{ArrowDown}', /^New booking/],
      ['{End}', /^Users/],
      ['{ArrowDown}', /^Go to/],
      ['{ArrowUp}', /^Users/],
      ['{Home}', /^Go to/],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(highlighted()).toMatch(label);
    }
    await userEvent.keyboard('order');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 command');
    await expect(highlighted()).toMatch(/^New booking/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(onRun).toHaveBeenLastCalledWith('new');
  },
};
export const NothingFound: Story = {
  async play({ canvas, userEvent, args }) {
    onRun.mockClear();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('passport{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('No command found');
    await expect(onRun).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const customers = [
  command('rahima', 'Rahima Khatun', { group: 'Customers', detail: '01712345678' }),
  command('rahim', 'Rahim Uddin', { group: 'Customers', detail: 'rahim@example.com' }),
];
function Searching(props: CommandPaletteProps) {
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  return (
    <>
      <CommandPalette
        {...props}
        onType={setTyped}
        found={searched === '' ? [] : customers}
        busy={typed !== searched}
      />
      {/* Stands for the answer of a server. */}
      <form
        id="answer"
        onSubmit={(event) => event.preventDefault()}
        onReset={() => setSearched(typed)}
      />
    </>
  );
}
export const FoundElsewhere: Story = {
  render: (args) => <Searching {...args} />,
  async play({ canvas, canvasElement, userEvent }) {
    onRun.mockClear();
    const answer = () =>
      canvasElement.ownerDocument.querySelector<HTMLFormElement>('form#answer')?.reset();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('017-1');
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching…');
    await userEvent.keyboard('{Enter}');
    await expect(onRun).not.toHaveBeenCalled();
    answer();
    await expect(await canvas.findByRole('group', { name: 'Customers' })).toBeVisible();
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await expect(highlighted()).toBe('Rahima Khatun 01712345678');
    // Nothing is found yet for what is typed next: what can't fit any more is not kept in its place.
    await userEvent.keyboard('{Control>}a{/Control}uddin');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(onRun).toHaveBeenLastCalledWith('rahim');
  },
};

export const NotEverything: Story = {
  args: { found: customers, note: 'The server is busy: not everything was looked through.' },
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('rahim');
    await expect(
      canvas.getByText('The server is busy: not everything was looked through.'),
    ).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 commands The server is busy');
  },
};

function Owned(props: CommandPaletteProps) {
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useCommandKey(() => setOpen(true));
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Desk
      </h1>
      <Button onClick={() => setOpen(true)}>Commands</Button>
      <CommandPalette
        {...props}
        commands={[{ id: 'desk', label: 'Go to the desk', onRun: () => heading.current?.focus() }]}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
export const OpenedByItsOwner: Story = {
  render: (args) => <Owned {...args} />,
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Commands' });
    const keys = /Mac|iP/.test(navigator.platform) ? '{Meta>}k{/Meta}' : '{Control>}k{/Control}';
    button.focus();
    await userEvent.keyboard(keys);
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.keyboard(keys);
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue(''));
    await userEvent.keyboard('desk{Enter}');
    // A command may move the focus: it is not given back to the button after that.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await withRealKeys(async (press) => {
      await press('{Control>}k{/Control}');
      await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
      await press('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('heading', { name: 'Desk' })).toHaveFocus();
    });
  },
};
export const Bangla: Story = {
  globals: { language: 'bn' },
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'নির্দেশ' })).toHaveFocus());
    await userEvent.keyboard('প্রশিক্ষণ');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
};
