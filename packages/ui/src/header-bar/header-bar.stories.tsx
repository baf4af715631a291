import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu as MenuIcon } from 'lucide-react';
import { expect } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { IconButton, LinkButton } from '../button/button.tsx';
import { iconStyle } from '../internal/icon-style.ts';
import { HeaderBar } from './header-bar.tsx';

const meta = {
  component: HeaderBar,
  args: {
    logo: <a href="#home">Pothik</a>,
    menuButton: <IconButton label="Open menu" icon={<MenuIcon {...iconStyle} />} />,
    actions: (
      <LinkButton emphasis="secondary" href="#login">
        Login / Signup
      </LinkButton>
    ),
  },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'Once on every page, before `main`.',
      avoid: 'For the head of a section.',
      names: 'The page’s `banner`.',
      dos: [
        {
          show: () => (
            <HeaderBar
              logo={<a href="#home">Pothik</a>}
              actions={
                <LinkButton emphasis="secondary" href="#login">
                  Login / Signup
                </LinkButton>
              }
            />
          ),
          why: 'The name leads home, and one action has room beside it on every phone.',
        },
      ],
      donts: [
        {
          show: () => (
            <HeaderBar
              logo={<a href="#home">Pothik</a>}
              actions={
                <>
                  <LinkButton href="#book">Book Now</LinkButton>
                  <LinkButton href="#call">Call us</LinkButton>
                  <LinkButton emphasis="secondary" href="#login">
                    Login / Signup
                  </LinkButton>
                </>
              }
            />
          ),
          why: 'On a phone three buttons push the name away, and none of them is the one to press: what is not needed on every page stands in the menu.',
        },
      ],
    }),
    ...inBangla<typeof HeaderBar>({
      logo: <a href="#home">পথিক ভ্রমণ ও ভিসা</a>,
      actions: (
        <LinkButton emphasis="secondary" href="#login">
          প্রবেশ / নিবন্ধন
        </LinkButton>
      ),
    }),
  },
} satisfies Meta<typeof HeaderBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('banner')).toContainElement(
      canvas.getByRole('link', { name: 'Pothik' }),
    );
  },
};
export const LongBangla: Story = { globals: { language: 'bn' } };
