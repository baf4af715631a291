import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DropdownPicture } from '../../.storybook/floating.tsx';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
import { Dropdown } from './dropdown.tsx';

const meta = {
  component: Dropdown,
  args: {
    label: 'Hotels',
    href: '#hotels',
    items: [
      { label: 'In Bangladesh', href: '#home' },
      { label: 'Abroad', href: '#abroad' },
    ],
    openLabel: (label: string) => `Subcategories of ${label}`,
  },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'For a place with places under it, in a navigation.',
      avoid: 'For actions: use a menu.',
      keyboard: [
        ['Tab', 'goes to the link, then to its button'],
        ['Enter, Space', 'on the button open and close it'],
        ['Escape', 'closes it; the button has the focus'],
      ],
      names: 'A `link` named by its label and a `button` as `openLabel` says.',
      dos: [
        {
          show: () => <DropdownPicture label="Hotels" items={['In Bangladesh', 'Abroad']} />,
          why: 'Hotels is a page of its own, and who knows more exactly what is meant goes straight to one of its parts.',
        },
      ],
      donts: [
        {
          show: () => (
            <DropdownPicture label="My booking" items={['Cancel it', 'Send it again', 'Logout']} />
          ),
          why: 'These do something instead of leading somewhere: actions stand in a menu.',
        },
      ],
    }),
    ...inBangla<typeof Dropdown>({
      label: 'হোটেল',
      items: [
        { label: 'বাংলাদেশে', href: '#home' },
        { label: 'বিদেশে, আন্তর্জাতিক বিমানবন্দরের কাছে', href: '#abroad' },
      ],
      openLabel: (label: string) => `${label}: আরও ভাগ`,
    }),
  },
} satisfies Meta<typeof Dropdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  async play({ canvas, userEvent }) {
    const toggle = canvas.getByRole('button', { name: 'Subcategories of Hotels' });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Abroad' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Abroad' })).toBeNull());
    await expect(toggle).toHaveFocus();
    await withRealKeys(async (press) => {
      await press(' ');
      await expect(canvas.getByRole('link', { name: 'Abroad' })).toBeVisible();
      await press('{Escape}');
      canvas.getByRole('link', { name: 'Hotels' }).focus();
      await press('{Tab}');
      await expect(toggle).toHaveFocus();
    });
  },
};
export const ByPointer: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.hover(canvas.getByRole('link', { name: 'Hotels' }));
    await expect(await canvas.findByRole('link', { name: 'In Bangladesh' })).toBeVisible();
    await userEvent.unhover(canvas.getByRole('link', { name: 'Hotels' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'In Bangladesh' })).toBeNull());
  },
};
export const Bangla: Story = {
  globals: { language: 'bn' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'হোটেল: আরও ভাগ' }));
    await expect(canvas.getByRole('link', { name: 'বাংলাদেশে' })).toBeVisible();
  },
};
