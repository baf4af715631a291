import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { TooltipPicture } from '../../.storybook/floating.tsx';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { Button, IconButton } from '../button/button.tsx';
import { iconStyle } from '../internal/icon-style.ts';
import { Tooltip } from './tooltip.tsx';

const meta = {
  component: Tooltip,
  args: {
    text: 'It can be found again under Closed.',
    children: <IconButton label="Archive" icon={<Archive {...iconStyle} />} />,
  },
  parameters: {
    ...guide({
      status: 'draft',
      use: 'In a console, for a few words more about a control.',
      avoid:
        'For the name of a control, and for what somebody needs: touch shows no tooltips. Use a hint.',
      keyboard: [
        ['Tab', 'to the control shows it'],
        ['Escape', 'sends it away'],
      ],
      names: 'A `tooltip`, which is the description of its control.',
      dos: [
        {
          show: () => (
            <TooltipPicture text="It can be found again under Closed.">
              <IconButton label="Archive" icon={<Archive {...iconStyle} />} />
            </TooltipPicture>
          ),
          why: 'The button has its own name, and the tooltip adds what one can do without.',
        },
      ],
      donts: [
        {
          show: () => (
            <TooltipPicture text="The fee is not paid back.">
              <Button>Submit Booking</Button>
            </TooltipPicture>
          ),
          why: 'Phones show no tooltips, so most people learn this too late: what one must know stands above the button.',
        },
      ],
    }),
    ...inBangla<typeof Tooltip>({ text: 'পরে “সমাপ্ত” তালিকায় এই কথোপকথনটি আবার খুঁজে পাওয়া যাবে।' }),
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Archive' });
    await expect(button).toHaveAccessibleDescription('It can be found again under Closed.');
    await userEvent.tab();
    const tip = await canvas.findByRole('tooltip');
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip).not.toBeVisible());
    await expect(button).toHaveFocus();
  },
};
export const OnThePointer: Story = {
  args: { children: <Button emphasis="secondary">Archive</Button> },
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Archive' });
    await userEvent.hover(button);
    const tip = await canvas.findByRole('tooltip');
    await waitFor(() => expect(tip).toBeVisible());
    // One can go onto it, for reading it enlarged.
    await userEvent.hover(tip);
    await expect(tip).toBeVisible();
    await userEvent.unhover(tip);
    await waitFor(() => expect(tip).not.toBeVisible());
  },
};
export const LongBangla: Story = {
  globals: { language: 'bn' },
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
  },
};
