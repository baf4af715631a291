import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlidersHorizontal } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { PopoverPicture } from '../../.storybook/floating.tsx';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { iconStyle } from '../internal/icon-style.ts';
import { Popover } from './popover.tsx';

const meta = {
  component: Popover,
  args: {
    trigger: 'Filter',
    label: 'Filter the bookings',
    onOpenChange: fn(),
    children: (
      <>
        <Checkbox label="Pending" defaultChecked />
        <Checkbox label="Confirmed" />
      </>
    ),
  },
  parameters: {
    ...guide({
      status: 'draft',
      use: 'For a few settings that belong to one button.',
      avoid: 'For actions: use `Menu`. For what must be answered: use `Modal`.',
      keyboard: [
        ['Enter, Space', 'on the button opens and closes it'],
        ['Tab', 'goes on from the button into what is open'],
        ['Escape', 'closes it; the button has the focus'],
      ],
      names: 'A `button` named by what it shows, and a `dialog` named by its label.',
      dos: [
        {
          show: () => (
            <PopoverPicture trigger="Filter">
              <Checkbox label="Pending" defaultChecked />
              <Checkbox label="Confirmed" />
            </PopoverPicture>
          ),
          why: 'A few settings that take effect at once, beside the list that they change.',
        },
      ],
      donts: [
        {
          show: () => (
            <PopoverPicture trigger="Cancel booking">
              <p>You can’t undo this action.</p>
              <Button emphasis="danger">Yes, cancel</Button>
            </PopoverPicture>
          ),
          why: 'One press beside it sends the question away unanswered: before what can’t be undone stands a confirmation dialog.',
        },
      ],
    }),
    ...inBangla<typeof Popover>({
      trigger: 'বাছাই করুন',
      label: 'বুকিং বাছাই',
      children: (
        <>
          <Checkbox label="অপেক্ষমাণ" defaultChecked />
          <Checkbox label="নিশ্চিত" />
        </>
      ),
    }),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  async play({ canvas, userEvent, args }) {
    const button = canvas.getByRole('button', { name: 'Filter' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('dialog', { name: 'Filter the bookings' });
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Confirmed' }));
    await expect(dialog).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await withRealKeys(async (press) => {
      await press('{Escape}');
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
      await expect(button).toHaveFocus();
      await press(' ');
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Pending' })).toBeVisible());
      await press('{Tab}');
      await expect(canvas.getByRole('checkbox', { name: 'Pending' })).toHaveFocus();
    });
  },
};
export const BesideItsButton: Story = {
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(button);
    const dialog = await canvas.findByRole('dialog');
    const [anchor, box] = [button.getBoundingClientRect(), dialog.getBoundingClientRect()];
    await expect(box.top - anchor.bottom).toBeGreaterThan(-1);
    await expect(box.top - anchor.bottom).toBeLessThan(16);
  },
};
export const IconAlone: Story = {
  args: {
    trigger: <SlidersHorizontal {...iconStyle} />,
    triggerLabel: 'Filter',
    triggerClassName: 'pothik-icon-button',
  },
  parameters: inBangla<typeof Popover>({
    trigger: <SlidersHorizontal {...iconStyle} />,
    triggerLabel: 'বাছাই করুন',
  }),
};
export const LongBangla: Story = {
  globals: { language: 'bn' },
  parameters: inBangla<typeof Popover>({
    label: 'আবেদন বাছাই',
    children: 'যেসব আবেদনের কাগজপত্র যাচাইকরণ এখনো শেষ হয়নি শুধু সেগুলো দেখানো হচ্ছে।',
  }),
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('dialog');
  },
};
