import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../.storybook/guide.ts';
import { inBangla } from '../../.storybook/in-bangla.ts';
import {
  CalendarCheck,
  House,
  Newspaper,
  Phone,
  Search,
  Settings,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { BottomNavigation } from './bottom-navigation.tsx';

const place = (label: string, Icon: LucideIcon, current = false) => ({
  label,
  href: `#${label.toLowerCase()}`,
  icon: <Icon size={22} aria-hidden />,
  current,
});

const meta = {
  component: BottomNavigation,
  args: {
    label: 'Mobile',
    items: [
      { label: 'Home', href: '#home', icon: <House size={22} aria-hidden />, current: true },
      { label: 'অনুসন্ধান', href: '#search', icon: <Search size={22} aria-hidden />, current: false },
    ],
  },
  parameters: {
    ...guide({
      status: 'stable',
      use: 'On phones, for the three to five places one goes to most.',
      avoid: 'On wide screens.',
      names: 'A `navigation` named by its label; the place one is at has `aria-current`.',
      dos: [
        {
          show: () => (
            <BottomNavigation
              label="Main places"
              items={[
                place('Home', House, true),
                place('Search', Search),
                place('Bookings', CalendarCheck),
                place('Profile', UserRound),
              ]}
            />
          ),
          why: 'The few places that one goes to most, each with an icon and one word, within reach of the thumb.',
        },
      ],
      donts: [
        {
          show: () => (
            <BottomNavigation
              label="All places"
              items={[
                place('Home', House, true),
                place('Search', Search),
                place('Bookings', CalendarCheck),
                place('Profile', UserRound),
                place('Articles', Newspaper),
                place('Contact', Phone),
                place('Settings', Settings),
              ]}
            />
          ),
          why: 'Seven places are too narrow for a thumb: what is rarely needed stands in the menu.',
        },
      ],
    }),
    ...inBangla<typeof BottomNavigation>({
      items: [
        { label: 'প্রচ্ছদ', href: '#home', icon: <House size={22} aria-hidden />, current: true },
        {
          label: 'অনুসন্ধান',
          href: '#search',
          icon: <Search size={22} aria-hidden />,
          current: false,
        },
      ],
    }),
  },
} satisfies Meta<typeof BottomNavigation>;
export default meta;

export const OnAPhone: StoryObj<typeof meta> = { globals: { viewport: { value: 'smallPhone' } } };
export const Bangla: StoryObj<typeof meta> = { globals: { language: 'bn' } };
