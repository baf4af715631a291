import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../.storybook/guide.ts';
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
  parameters: guide({
    status: 'stable',
    use: 'On phones, for the three to five places one goes to most.',
    avoid: 'On wide screens.',
    names: 'A `navigation` named by its label; the place one is at has `aria-current`.',
  }),
} satisfies Meta<typeof BottomNavigation>;
export default meta;

export const OnAPhone: StoryObj<typeof meta> = { globals: { viewport: { value: 'smallPhone' } } };
