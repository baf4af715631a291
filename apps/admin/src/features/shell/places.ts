import {
  ClipboardList,
  House,
  Inbox,
  Library,
  Newspaper,
  Settings,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { frameMessages } from '../../messages/frame.ts';

type PlaceName = keyof typeof frameMessages.places;

export interface Place {
  name: PlaceName;
  path: string;
  icon: LucideIcon;
}

/** Where one can go in the console, in the order of its navigation. */
export const places: readonly Place[] = [
  { name: 'overview', path: '/', icon: House },
  { name: 'inbox', path: '/inbox', icon: Inbox },
  { name: 'bookings', path: '/bookings', icon: ClipboardList },
  { name: 'catalogue', path: '/catalogue', icon: Library },
  { name: 'insights', path: '/insights', icon: Newspaper },
  { name: 'people', path: '/people', icon: Users },
  { name: 'settings', path: '/settings', icon: Settings },
];
