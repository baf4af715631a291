import type { Handlers } from '../http/call.ts';
import { RequestError } from '../http/request-error.ts';

const refuse = () =>
  Promise.reject(new RequestError('not_available', 'This is not available yet.'));

/**
 * Endpoints that are declared and cannot be used yet. Taking one off this list makes a handler
 * for it a must.
 */
export const notYetAvailable = {
  auth: {
    register: refuse,
    google: refuse,
    changePassword: refuse,
    forgotPassword: refuse,
    resetPassword: refuse,
  },
  bookings: {
    create: refuse,
    mine: refuse,
    availability: refuse,
    track: refuse,
    get: refuse,
    update: refuse,
    status: refuse,
    delete: refuse,
  },
  users: {
    profile: refuse,
    updateProfile: refuse,
    deleteAccount: refuse,
    preferences: refuse,
    updatePreferences: refuse,
  },
  notifications: { list: refuse, markRead: refuse, markAllRead: refuse },
  uploads: { image: refuse, profilePicture: refuse },
  chats: { start: refuse, get: refuse, sendCustomerMessage: refuse },
  adminChats: { list: refuse, join: refuse, sendMessage: refuse, close: refuse },
  adminBookings: { list: refuse, get: refuse, update: refuse },
  adminCatalogue: {
    createService: refuse,
    updateService: refuse,
    deleteService: refuse,
    createCategory: refuse,
    updateCategory: refuse,
    deleteCategory: refuse,
    createInsight: refuse,
    updateInsight: refuse,
    deleteInsight: refuse,
  },
  adminSettings: { updateBranding: refuse, updateContact: refuse },
  adminCustomers: { list: refuse },
} satisfies { [Group in keyof Handlers]?: Partial<Handlers[Group]> };
