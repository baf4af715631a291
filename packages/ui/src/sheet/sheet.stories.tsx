import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SheetPicture } from '../../.storybook/floating.tsx';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Sheet } from './sheet.tsx';

const meta = {
  component: Sheet,
  args: {
    title: 'Filter',
    open: true,
    onClose: fn(),
    actions: <Button>Show 42 services</Button>,
    children: (
      <>
        <Checkbox label="Visa" defaultChecked />
        <Checkbox label="Work abroad" />
        <Checkbox label="Umrah" />
      </>
    ),
  },
  parameters: {
    ...guide({
      status: 'draft',
      frameHeight: 520,
      use: 'For filters and details that leave the page in view.',
      avoid: 'For a question: use `ConfirmDialog`. For the navigation: use `Drawer`.',
      keyboard: [
        ['Tab', 'stays in it'],
        ['Escape', 'asks to close it'],
      ],
      names: 'A modal `dialog` named by its title.',
      dos: [
        {
          show: () => (
            <SheetPicture title="Filter" actions={<Button>Show 42 services</Button>}>
              <Checkbox label="Visa" defaultChecked />
              <Checkbox label="Work abroad" />
            </SheetPicture>
          ),
          why: 'The one button says how much will be left, so that nobody filters down to nothing.',
        },
      ],
      donts: [
        {
          show: () => (
            <SheetPicture
              title="Filter"
              actions={
                <>
                  <Button>OK</Button>
                  <Button emphasis="secondary">Apply</Button>
                  <Button emphasis="secondary">Done</Button>
                </>
              }
            >
              <Checkbox label="Visa" defaultChecked />
              <Checkbox label="Work abroad" />
            </SheetPicture>
          ),
          why: 'Three buttons all seem to close it, and nobody knows which of them keeps what was chosen.',
        },
      ],
    }),
    ...inBangla<typeof Sheet>({
      title: 'বাছাই করুন',
      actions: <Button>৪২টি সেবা দেখুন</Button>,
      children: (
        <>
          <Checkbox label="ভিসা" defaultChecked />
          <Checkbox label="বিদেশে কাজ" />
          <Checkbox label="উমরাহ" />
        </>
      ),
    }),
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  async play({ canvas, userEvent, args }) {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Filter' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const GivesTheFocusBack: Story = {
  render: function Opener(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Filter the list</Button>
        <Sheet {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Filter the list' });
    await userEvent.click(button);
    await canvas.findByRole('dialog');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    await withRealKeys(async (press) => {
      await press('{Enter}');
      await canvas.findByRole('dialog');
      for (let count = 0; count < 4; count += 1) {
        await press('{Tab}');
        await expect(button).not.toHaveFocus();
      }
      await press('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(button).toHaveFocus();
    });
  },
};
export const LongBangla: Story = {
  globals: { language: 'bn' },
  parameters: inBangla<typeof Sheet>({
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>কাগজপত্র যাচাইকরণের নিয়মাবলি, অনুচ্ছেদ {index + 1}।</p>
    )),
  }),
};
