import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, Search } from 'lucide-react';
import { BottomNavigation } from './bottom-navigation.tsx';

const meta = {
  component: BottomNavigation,
  args: {
    label: 'Mobile',
    items: [
      { label: 'Home', href: '#home', icon: <House size={22} aria-hidden />, current: true },
      { label: 'অনুসন্ধান', href: '#search', icon: <Search size={22} aria-hidden />, current: false },
    ],
  },
} satisfies Meta<typeof BottomNavigation>;
export default meta;

export const OnAPhone: StoryObj<typeof meta> = { globals: { viewport: { value: 'mobile1' } } };
