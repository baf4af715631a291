import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
import { DialogPicture } from '../../.storybook/floating.tsx';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  component: ConfirmDialog,
  args: {
    title: 'Cancel this booking?',
    text: "This will change the status to cancelled. You can't undo this action.",
    open: true,
    confirmLabel: 'Yes, cancel',
    cancelLabel: 'No, keep',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: {
    ...guide({
      status: 'stable',
      frameHeight: 400,
      use: "Before something that can't be undone.",
      avoid: 'For what can be undone: do it and offer to undo it.',
      keyboard: [
        ['Escape', 'is the harmless answer'],
        ['Tab', 'goes between the two answers'],
      ],
      names: 'An `alertdialog` named by its title and described by its text.',
      dos: [
        {
          show: () => (
            <DialogPicture
              title="Cancel this booking?"
              actions={
                <>
                  <Button emphasis="secondary">No, keep</Button>
                  <Button emphasis="danger">Yes, cancel</Button>
                </>
              }
            >
              <p>You can’t undo this action.</p>
            </DialogPicture>
          ),
          why: 'The title asks, the text says what can’t be undone, and each answer is understood alone.',
        },
      ],
      donts: [
        {
          show: () => (
            <DialogPicture
              title="Are you sure?"
              actions={
                <>
                  <Button emphasis="secondary">Cancel</Button>
                  <Button emphasis="danger">OK</Button>
                </>
              }
            >
              <p>Cancel booking</p>
            </DialogPicture>
          ),
          why: 'Sure of what? And Cancel means two things where a booking is to be cancelled.',
        },
      ],
    }),
    ...inBangla<typeof ConfirmDialog>({
      title: 'বুকিংটি বাতিল করবেন?',
      text: 'অবস্থা বাতিল হয়ে যাবে। এটি আর ফেরানো যাবে না।',
      confirmLabel: 'হ্যাঁ, বাতিল করুন',
      cancelLabel: 'না, থাকুক',
    }),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas, userEvent, args }) {
    const dialog = canvas.getByRole('alertdialog', { name: 'Cancel this booking?' });
    await expect(dialog).toHaveAccessibleDescription(/can't undo/);
    await expect(canvas.getByRole('button', { name: 'No, keep' })).toHaveFocus();
    await userEvent.click(dialog);
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, cancel' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await withRealKeys(async (press) => {
      await press('{Shift>}{Tab}{/Shift}');
      await expect(canvas.getByRole('button', { name: 'No, keep' })).toHaveFocus();
      await press('{Tab}');
      await expect(canvas.getByRole('button', { name: 'Yes, cancel' })).toHaveFocus();
      await press('{Escape}');
      await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce());
    });
  },
};
export const Busy: Story = { args: { busy: true } };
export const Bangla: Story = { globals: { language: 'bn' } };
