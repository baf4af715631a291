import {
  staffBookingEndpoints,
  staffChatEndpoints,
  staffCustomerEndpoints,
  staffInsightEndpoints,
  staffOverviewEndpoints,
  staffServiceEndpoints,
  staffSettingsEndpoints,
  type Access,
} from '@pothik/contract';
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
  /** Who may make the call that the place lives on. */
  access: Access;
}

/** Where one can go in the console, in the order of its navigation. */
export const places: readonly Place[] = [
  { name: 'overview', path: '/', icon: House, access: staffOverviewEndpoints.get.access },
  { name: 'inbox', path: '/inbox', icon: Inbox, access: staffChatEndpoints.list.access },
  {
    name: 'bookings',
    path: '/bookings',
    icon: ClipboardList,
    access: staffBookingEndpoints.list.access,
  },
  {
    name: 'catalogue',
    path: '/catalogue',
    icon: Library,
    access: staffServiceEndpoints.list.access,
  },
  {
    name: 'insights',
    path: '/insights',
    icon: Newspaper,
    access: staffInsightEndpoints.list.access,
  },
  { name: 'people', path: '/people', icon: Users, access: staffCustomerEndpoints.list.access },
  {
    name: 'settings',
    path: '/settings',
    icon: Settings,
    access: staffSettingsEndpoints.get.access,
  },
];
