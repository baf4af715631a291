import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, Italic, List } from 'lucide-react';
import { expect } from 'storybook/test';
import { arrowOn } from '../../.storybook/arrow-keys.ts';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { Button, IconButton } from '../button/button.tsx';
import { iconStyle } from '../internal/icon-style.ts';
import { Toolbar } from './toolbar.tsx';

const meta = {
  component: Toolbar,
  args: {
    label: 'Formatting',
    children: (
      <>
        <IconButton label="Bold" icon={<Bold {...iconStyle} />} />
        <IconButton label="Italic" icon={<Italic {...iconStyle} />} />
        <IconButton label="List" icon={<List {...iconStyle} />} />
      </>
    ),
  },
  parameters: {
    ...guide({
      status: 'draft',
      use: 'For three or more controls that act on the same thing.',
      avoid: 'For the buttons at the end of a form: use `Inline`.',
      keyboard: [
        ['Tab', 'goes to the control that had the focus last, then out'],
        ['Arrow keys', 'go to the next or the previous control, around the ends'],
        ['Home, End', 'go to the first or the last'],
      ],
      names: 'A `toolbar` named by its label.',
      dos: [
        {
          show: () => (
            <Toolbar label="Formatting of the article">
              <IconButton label="Bold" icon={<Bold {...iconStyle} />} />
              <IconButton label="Italic" icon={<Italic {...iconStyle} />} />
              <IconButton label="List" icon={<List {...iconStyle} />} />
            </Toolbar>
          ),
          why: 'Controls that act on one text: by keyboard they are one stop, and the arrow keys do the rest.',
        },
      ],
      donts: [
        {
          show: () => (
            <Toolbar label="End of the form">
              <Button>Submit Booking</Button>
              <Button emphasis="quiet">Cancel</Button>
            </Toolbar>
          ),
          why: 'Tab reaches the first button only, and nobody tries the arrow keys at the end of a form.',
        },
      ],
    }),
    ...inBangla<typeof Toolbar>({
      label: 'লেখার ধরন',
      children: (
        <>
          <IconButton label="মোটা" icon={<Bold {...iconStyle} />} />
          <IconButton label="বাঁকা" icon={<Italic {...iconStyle} />} />
          <IconButton label="তালিকা" icon={<List {...iconStyle} />} />
        </>
      ),
    }),
  },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'List' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'List' })).toHaveFocus();
    await userEvent.keyboard(arrowOn());
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard(arrowOn());
    await userEvent.tab();
    await expect(canvas.getByRole('toolbar')).not.toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Italic' })).toHaveFocus();
  },
};
