import { adminBookings } from './admin/booking-endpoints.ts';
import { adminCatalogue, adminSettings } from './admin/catalogue-endpoints.ts';
import { adminChats } from './admin/endpoints.ts';
import { adminOverview } from './admin/overview-endpoints.ts';
import {
  adminCustomers,
  adminLog,
  adminSessions,
  adminStaff,
  invitations,
} from './admin/people-endpoints.ts';
import { auth } from './auth/endpoints.ts';
import { bookings } from './bookings/endpoints.ts';
import { categories, services } from './catalogue/endpoints.ts';
import { cannedReplies, chatHours, chats } from './chat/endpoints.ts';
import { insights } from './insights/endpoints.ts';
import { newsletter } from './newsletter/endpoints.ts';
import { settings } from './settings/endpoints.ts';
import { uploads } from './uploads/endpoints.ts';
import { notifications, users } from './users/endpoints.ts';

/** Every endpoint of the API, grouped as the SDK shows them. */
export const endpoints = {
  auth,
  categories,
  services,
  insights,
  settings,
  bookings,
  users,
  notifications,
  uploads,
  chats,
  chatHours,
  cannedReplies,
  newsletter,
  adminChats,
  adminBookings,
  adminCatalogue,
  adminSettings,
  adminCustomers,
  adminOverview,
  adminStaff,
  adminLog,
  adminSessions,
  invitations,
};

/** The type of the registry: groups, names and declarations. */
export type Endpoints = typeof endpoints;
