import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { DrawerPicture } from '../../.storybook/floating.tsx';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/field.tsx';
import { Stack } from '../layout/stack.tsx';
import { Link } from '../link/link.tsx';
import { Drawer } from './drawer.tsx';

interface Shown {
  opener: string;
  title: string;
  closeLabel: string;
  home: string;
  side?: 'start' | 'end';
}

function Opened({ opener, title, closeLabel, home, side }: Shown) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <Drawer
        title={title}
        open={open}
        onClose={() => setOpen(false)}
        closeLabel={closeLabel}
        {...(side === undefined ? {} : { side })}
      >
        <a href="#home">{home}</a>
      </Drawer>
    </>
  );
}

const meta = {
  component: Opened,
  subcomponents: { Drawer },
  args: { opener: 'Open menu', title: 'Menu', closeLabel: 'Close menu', home: 'Home' },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'For the menu of a phone, and for what belongs beside a page.',
      avoid: 'For a question or a form: use a modal.',
      keyboard: [
        ['Escape', 'closes it'],
        ['Tab', 'stays inside'],
      ],
      names: 'A modal `dialog` named by its title; its close button as it is given.',
      dos: [
        {
          show: () => (
            <DrawerPicture title="Menu">
              <Stack gap={3}>
                <Link href="#home">Home</Link>
                <Link href="#services">Services</Link>
                <Link href="#bookings">My Bookings</Link>
              </Stack>
            </DrawerPicture>
          ),
          why: 'The places of the site under one another: pressing beside it loses nothing.',
        },
      ],
      donts: [
        {
          show: () => (
            <DrawerPicture title="Your data">
              <Stack>
                <TextField label="Full name" />
                <Button>Save</Button>
              </Stack>
            </DrawerPicture>
          ),
          why: 'One press beside it closes it, and what was typed is out of sight: a form is a modal or a page.',
        },
      ],
    }),
    ...inBangla<typeof Opened>({
      opener: 'মেনু খুলুন',
      title: 'মেনু',
      closeLabel: 'মেনু বন্ধ করুন',
      home: 'বিদেশে কর্মসংস্থান ও ভিসাপ্রক্রিয়াকরণ',
    }),
  },
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndGivesTheFocusBack: Story = {
  async play({ canvas, userEvent }) {
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.click(opener);
    await expect(await canvas.findByRole('dialog', { name: 'Menu' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await withRealKeys(async (press) => {
      await press('{Enter}');
      await canvas.findByRole('dialog');
      for (let count = 0; count < 4; count += 1) {
        await press('{Tab}');
        await expect(opener).not.toHaveFocus();
      }
      await press('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
    });
  },
};
export const AtTheEnd: Story = {
  args: { side: 'end', opener: 'Filters', title: 'Filters', closeLabel: 'Close filters' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Filters' });
    const { left, right } = dialog.getBoundingClientRect();
    const gaps = [left, document.documentElement.clientWidth - right];
    const isLeftToRight = getComputedStyle(dialog).direction === 'ltr';
    const [before, after] = isLeftToRight ? gaps : gaps.toReversed();
    await expect(after).toBeCloseTo(0, 0);
    await expect(before).toBeGreaterThan(0);
  },
};
export const LongBangla: Story = {
  globals: { language: 'bn' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'মেনু খুলুন' }));
    await expect(await canvas.findByRole('dialog', { name: 'মেনু' })).toBeVisible();
  },
};
