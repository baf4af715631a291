import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarCheck, LogOut, UserRound } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import { withRealKeys } from '../../.storybook/real-keys.ts';
import { MenuPicture } from '../../.storybook/floating.tsx';
import { Avatar } from '../avatar/avatar.tsx';
import { iconStyle } from '../internal/icon-style.ts';
import { Menu } from './menu.tsx';

const onLogout = fn();

const meta = {
  component: Menu,
  args: {
    trigger: (
      <>
        <Avatar name="Rahima Khatun" size="small" />
        Rahima Khatun
      </>
    ),
    items: [
      { label: 'My Profile', href: '#profile', icon: <UserRound {...iconStyle} /> },
      { label: 'My Bookings', href: '#bookings', icon: <CalendarCheck {...iconStyle} /> },
      { label: 'Logout', onSelect: onLogout, icon: <LogOut {...iconStyle} /> },
    ],
    align: 'start',
  },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'For a few actions or places that belong to one thing, such as the person who is signed in.',
      avoid: 'For the places of a site: use links. For a choice in a form: use a select.',
      keyboard: [
        ['Enter, Space, Arrow down', 'open it and go to the first item'],
        ['Arrow keys', 'go from item to item, around its ends'],
        ['Letters', 'go to the item that begins with them'],
        ['Escape', 'closes it; the button has the focus again'],
      ],
      names: 'A `button`, a `menu` and `menuitem`s named by their labels.',
      dos: [
        {
          show: () => (
            <MenuPicture
              items={[
                { label: 'My Profile', icon: <UserRound {...iconStyle} /> },
                { label: 'My Bookings', icon: <CalendarCheck {...iconStyle} /> },
                { label: 'Logout', icon: <LogOut {...iconStyle} /> },
              ]}
            />
          ),
          why: 'A few things that belong to one person, each with a word, the one that ends something last.',
        },
      ],
      donts: [
        {
          show: () => <MenuPicture items={[{ label: 'Cancel booking' }]} />,
          why: 'One action alone need not hide behind a press: it is a button.',
        },
        {
          show: () => (
            <MenuPicture
              items={[
                { label: 'Logout' },
                { label: 'Options' },
                { label: 'More…' },
                { label: 'Misc' },
              ]}
            />
          ),
          why: 'Names that could mean anything, and what ends the work where the pointer lands first.',
        },
      ],
    }),
    ...inBangla<typeof Menu>({
      trigger: (
        <>
          <Avatar name="রহিমা খাতুন" size="small" />
          রহিমা খাতুন
        </>
      ),
      items: [
        { label: 'আমার প্রোফাইল', href: '#profile', icon: <UserRound {...iconStyle} /> },
        { label: 'আমার বুকিং', href: '#bookings', icon: <CalendarCheck {...iconStyle} /> },
        { label: 'লগআউট', onSelect: onLogout, icon: <LogOut {...iconStyle} /> },
      ],
    }),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const WithHeading: Story = {
  args: {
    heading: (
      <>
        <strong>Rahima Khatun</strong>
        <span>rahima.khatun.of.sylhet@example.com</span>
      </>
    ),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /Rahima Khatun/ }));
    await expect(screen.getByText('rahima.khatun.of.sylhet@example.com')).toBeVisible();
    await expect(screen.getAllByRole('menuitem')).toHaveLength(3);
  },
};
export const ByKeyboard: Story = {
  async play({ canvas, userEvent }) {
    onLogout.mockClear();
    const button = canvas.getByRole('button', { name: /Rahima Khatun/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onLogout).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
export const LeavesByEscapeTabAndAPressOutside: Story = {
  async play({ canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: /Rahima Khatun/ });
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus());
    await userEvent.keyboard('m');
    await expect(screen.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menu')).toBeVisible();
    await userEvent.click(document.body);
    await expect(screen.queryByRole('menu')).toBeNull();
    await withRealKeys(async (press) => {
      const isOpened = () =>
        expect(screen.getByRole('menuitem', { name: 'My Profile' })).toHaveFocus();
      button.focus();
      await press(' ');
      await waitFor(isOpened);
      await press('{Tab}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      button.focus();
      await press('{ArrowDown}');
      await waitFor(isOpened);
      await press('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};
export const Open: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /Rahima Khatun/ }));
    await expect(await screen.findByRole('menuitem', { name: 'My Bookings' })).toBeVisible();
  },
};
export const Bangla: Story = {
  globals: { language: 'bn' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /রহিমা খাতুন/ }));
    await expect(await screen.findByRole('menuitem', { name: 'আমার বুকিং' })).toBeVisible();
  },
};
