import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AnchorHTMLAttributes } from 'react';
import { expect, fn } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Link, LinkProvider } from './link.tsx';

const meta = {
  component: Link,
  args: { href: '#services', children: 'All Services' },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'For going somewhere. `LinkProvider` around the app makes all of them links of your router.',
      avoid: 'For doing something here: use a button.',
      keyboard: [['Enter', 'follows it']],
      names: 'A `link` named by its text.',
      dos: [
        {
          show: () => (
            <p>
              Before you book, see <Link href="#documents">which documents Malaysia asks for</Link>.
            </p>
          ),
          why: 'Its words say where it leads, also to who goes from link to link and hears nothing else.',
        },
      ],
      donts: [
        {
          show: () => (
            <p>
              For the documents of Malaysia <Link href="#documents">click here</Link>, for the fees{' '}
              <Link href="#fees">click here</Link>.
            </p>
          ),
          why: 'Heard alone both are the same, and nobody clicks on a phone.',
        },
      ],
    }),
    ...inBangla<typeof Link>({ children: 'সব সেবা' }),
  },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  async play({ canvas }) {
    await withRealKeys(async (press) => {
      const link = canvas.getByRole('link', { name: 'All Services' });
      const followed = fn((event: Event) => event.preventDefault());
      link.addEventListener('click', followed);
      await press('{Tab}');
      await expect(link).toHaveFocus();
      await press('{Enter}');
      await expect(followed).toHaveBeenCalledOnce();
    });
  },
};
function RouterLink(props: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a data-router {...props}>
      {props.children}
    </a>
  );
}
export const OfARouter: Story = {
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  async play({ canvas }) {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router');
  },
};
export const HeardMoreThanSeen: Story = {
  render: () => (
    <Link href="#details">
      Details <VisuallyHidden>of the booking to Malaysia</VisuallyHidden>
    </Link>
  ),
  async play({ canvas }) {
    await expect(
      canvas.getByRole('link', { name: 'Details of the booking to Malaysia' }),
    ).toBeVisible();
  },
};
export const Bangla: Story = { globals: { language: 'bn' } };
