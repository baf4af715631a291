import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { DrawerPicture } from '../../.storybook/floating.tsx';
import { guide } from '../../.storybook/guide.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/field.tsx';
import { Stack } from '../layout/stack.tsx';
import { Link } from '../link/link.tsx';
import { Drawer } from './drawer.tsx';

function Opened() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open menu</Button>
      <Drawer title="Menu" open={open} onClose={() => setOpen(false)} closeLabel="Close menu">
        <a href="#home">Home</a>
      </Drawer>
    </>
  );
}

const meta = {
  subcomponents: { Drawer },
  render: () => <Opened />,
  parameters: guide({
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
} satisfies Meta;
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
  },
};
