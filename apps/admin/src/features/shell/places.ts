import {
  staffAccountEndpoints,
  staffBookingEndpoints,
  staffCategoryEndpoints,
  staffChatEndpoints,
  staffCostCapEndpoints,
  staffCustomerEndpoints,
  staffInsightEndpoints,
  staffKeyEndpoints,
  staffLogEndpoints,
  staffOverviewEndpoints,
  staffPictureEndpoints,
  staffSearchEndpoints,
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
  Plus,
  Settings,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { catalogueMessages } from '../../messages/catalogue.ts';
import { commandMessages } from '../../messages/commands.ts';
import type { frameMessages } from '../../messages/frame.ts';
import { insightMessages } from '../../messages/insights.ts';
import { peopleMessages } from '../../messages/people.ts';
import { pictureMessages } from '../../messages/pictures.ts';
import { settingsMessages } from '../../messages/settings.ts';

type PlaceName = keyof typeof frameMessages.places;

export interface Place {
  name: PlaceName;
  path: string;
  icon: LucideIcon;
  /** The key that leads there, after `g`. */
  key: string;
  /** Who may make the call that the place lives on. */
  access: Access;
}

/** Where one can go in the console, in the order of its navigation. */
export const places: readonly Place[] = [
  { name: 'overview', path: '/', icon: House, key: 'o', access: staffOverviewEndpoints.get.access },
  { name: 'inbox', path: '/inbox', icon: Inbox, key: 'i', access: staffChatEndpoints.list.access },
  {
    name: 'bookings',
    path: '/bookings',
    icon: ClipboardList,
    key: 'b',
    access: staffBookingEndpoints.list.access,
  },
  {
    name: 'catalogue',
    path: '/catalogue',
    icon: Library,
    key: 'c',
    access: staffServiceEndpoints.list.access,
  },
  {
    name: 'insights',
    path: '/insights',
    icon: Newspaper,
    key: 'a',
    access: staffInsightEndpoints.list.access,
  },
  {
    name: 'people',
    path: '/people',
    icon: Users,
    key: 'p',
    access: staffCustomerEndpoints.list.access,
  },
  {
    name: 'settings',
    path: '/settings',
    icon: Settings,
    key: 's',
    access: staffSettingsEndpoints.get.access,
  },
];

interface FurtherPlace {
  label: string;
  path: string;
  /** The heading under which the palette has it. */
  group: string;
  icon: LucideIcon;
  /** Absent: everybody who is signed in. */
  access?: Access;
}

const { create, places: goTo, account } = commandMessages.groups;

const inSettings = (label: string, hash: string): FurtherPlace => ({
  label: `${settingsMessages.title}: ${label}`,
  path: `/settings#${hash}`,
  group: goTo,
  icon: Settings,
  access: staffSettingsEndpoints.get.access,
});

/** Where one comes by way of those, or by the palette at once. */
export const furtherPlaces: readonly FurtherPlace[] = [
  {
    label: catalogueMessages.categories,
    path: '/catalogue/categories',
    group: goTo,
    icon: Library,
    access: staffCategoryEndpoints.list.access,
  },
  {
    label: pictureMessages.title,
    path: '/catalogue/pictures',
    group: goTo,
    icon: Library,
    access: staffPictureEndpoints.list.access,
  },
  {
    label: catalogueMessages.searchWords,
    path: '/catalogue/search-words',
    group: goTo,
    icon: Library,
    access: staffSearchEndpoints.listSynonyms.access,
  },
  {
    label: catalogueMessages.costCaps,
    path: '/catalogue/cost-caps',
    group: goTo,
    icon: Library,
    access: staffCostCapEndpoints.list.access,
  },
  {
    label: peopleMessages.staff,
    path: '/people/staff',
    group: goTo,
    icon: Users,
    access: staffAccountEndpoints.list.access,
  },
  {
    label: peopleMessages.keys,
    path: '/people/keys',
    group: goTo,
    icon: Users,
    access: staffKeyEndpoints.list.access,
  },
  {
    label: peopleMessages.log,
    path: '/people/log',
    group: goTo,
    icon: Users,
    access: staffLogEndpoints.list.access,
  },
  inSettings(settingsMessages.branding, 'branding'),
  inSettings(settingsMessages.contact, 'contact'),
  inSettings(settingsMessages.exchangeRates, 'exchange-rates'),
  inSettings(settingsMessages.chat.title, 'chat-hours'),
  inSettings(settingsMessages.jobs.title, 'failed-jobs'),
  {
    label: catalogueMessages.list.add,
    path: '/catalogue/services/new',
    group: create,
    icon: Plus,
    access: staffServiceEndpoints.create.access,
  },
  {
    label: catalogueMessages.category.add,
    path: '/catalogue/categories/new',
    group: create,
    icon: Plus,
    access: staffCategoryEndpoints.create.access,
  },
  {
    label: insightMessages.add,
    path: '/insights/new',
    group: create,
    icon: Plus,
    access: staffInsightEndpoints.create.access,
  },
  { label: peopleMessages.sessions.title, path: '/sessions', group: account, icon: UserRound },
];
