import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
import { translate } from '../../.storybook/translate.ts';
import { Inline } from '../layout/inline.tsx';
import { Button, IconButton, LinkButton } from './button.tsx';

const meta = {
  component: Button,
  subcomponents: { LinkButton, IconButton },
  args: { children: 'Search', onClick: fn() },
  parameters: {
    ...guide({
      status: 'stable',
      use: '`Button` to do something here, `LinkButton` to go somewhere, `IconButton` where the icon is known.',
      avoid: 'For a link in a text. More than one `primary` a view.',
      keyboard: [['Enter, Space', 'press it']],
      names: 'A `button` or `link` named by its text; an icon button by its `label`.',
      dos: [
        {
          show: () => (
            <div className="examples__row">
              <Button>Submit Booking</Button>
              <Button emphasis="quiet">Cancel</Button>
            </div>
          ),
          why: 'One primary button a view, and a verb that says what will happen.',
        },
        {
          show: () => <LinkButton href="#services">View all services</LinkButton>,
          why: 'What leads to another page is a link that looks like a button.',
        },
      ],
      donts: [
        {
          show: () => (
            <div className="examples__row">
              <Button>OK</Button>
              <Button>Cancel</Button>
            </div>
          ),
          why: 'Two primary buttons compete, and OK does not say to what one agrees.',
        },
        {
          show: () => <Button>Click here to go to the page with all of our services</Button>,
          why: 'A sentence is no name for a button: people read its first two words.',
        },
      ],
    }),
    ...inBangla<typeof Button>({ children: 'অনুসন্ধান করুন' }),
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await withRealKeys(async (press) => {
      await press(' ');
      await expect(args.onClick).toHaveBeenCalledTimes(2);
    });
  },
};
export const Secondary: Story = {
  args: { emphasis: 'secondary', children: 'Load More' },
  parameters: inBangla<typeof Button>({ children: 'আরও দেখুন' }),
};
export const Quiet: Story = {
  args: { emphasis: 'quiet', children: 'Clear filters' },
  parameters: inBangla<typeof Button>({ children: 'বাছাই মুছুন' }),
};
export const States: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} disabled />
      <Button {...args} emphasis="secondary" disabled />
      <Button {...args} busy />
      <IconButton framed label="Open menu" icon={<Menu size={20} aria-hidden />} disabled />
    </Inline>
  ),
  async play({ args, canvas, userEvent }) {
    for (const button of canvas.getAllByRole('button')) {
      await userEvent.click(button);
    }
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const Bangla: Story = { globals: { language: 'bn' } };
export const AsLink: Story = {
  render: () => <LinkButton href="#services">View all services</LinkButton>,
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#services');
  },
};
export const IconAlone: Story = {
  render: () => <IconButton framed label="Open menu" icon={<Menu size={20} aria-hidden />} />,
  async play({ canvas }) {
    const { width, height } = canvas
      .getByRole('button', { name: 'Open menu' })
      .getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThan(43);
  },
};

function SendButton() {
  const [isSent, setSent] = useState(false);
  return (
    <Button busy={isSent} onClick={() => setSent(true)}>
      {isSent ? 'Sending' : 'Send'}
    </Button>
  );
}
export const Translated: Story = {
  render: () => <SendButton />,
  async play({ canvas, canvasElement, userEvent }) {
    translate(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('button', { name: 'Sending' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
