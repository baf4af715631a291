import { z } from 'zod';
import { sessionResult } from '../auth/session-result.ts';
import { staffChatSchema } from '../chat/chat.ts';
import { staffRoles } from '../rules/staff-roles.ts';
import {
  acknowledgement,
  day,
  email,
  id,
  newPassword,
  pageOf,
  pageQuery,
  requiredText,
  searchText,
  text,
} from '../wire-types.ts';
import { actionKinds } from './action-kinds.ts';
import { customerSorts } from './customer-sorts.ts';
import {
  customerSchema,
  listedCustomerSchema,
  loggedActionSchema,
  sessionSchema,
  staffAccountSchema,
  staffInvitationSchema,
} from './people.ts';
import { listedBookingSchema } from './staff-booking.ts';

const role = z.enum(staffRoles);
const sessions = z.object({ sessions: z.array(sessionSchema) });

export const listCustomers = {
  summary: 'Customers, searched, sorted and paged',
  query: pageQuery(20).extend({
    /** Part of a name, an e-mail address or a phone number. */
    search: searchText.optional(),
    sort: z.enum(customerSorts).default('-createdAt'),
  }),
  result: pageOf(listedCustomerSchema),
};
export const getCustomer = {
  summary: 'One customer with their bookings and chats',
  result: z.object({
    customer: customerSchema,
    /** The newest hundred. */
    bookings: z.array(listedBookingSchema),
    /** The newest hundred. */
    chats: z.array(staffChatSchema),
  }),
};

export const listStaff = {
  summary: 'All accounts of the staff, those that are deactivated included',
  result: z.object({ staff: z.array(staffAccountSchema) }),
};
export const updateStaff = {
  summary: 'Change the role of one of the staff, deactivate or reactivate them',
  body: z.object({
    role: role.optional(),
    /** `false`: may not sign in any more, and all sessions end at once. */
    isActive: z.boolean().optional(),
    /** The version that was seen; another since then is a conflict. */
    version: z.int().positive().optional(),
  }),
  result: z.object({ account: staffAccountSchema }),
};
export const listInvitations = {
  summary: 'Invitations that nobody has answered yet',
  result: z.object({ invitations: z.array(staffInvitationSchema) }),
};
export const invite = {
  summary: 'Ask somebody by mail to join the staff',
  body: z.object({ name: requiredText(120), email, role }),
  result: z.object({ invitation: staffInvitationSchema }),
};
export const resendInvitation = {
  summary: 'Send a new link; the old one ends',
  result: z.object({ invitation: staffInvitationSchema }),
};
export const revokeInvitation = {
  summary: 'Take an invitation back',
  result: acknowledgement,
};
export const listStaffSessions = {
  summary: 'Where one of the staff is signed in',
  result: sessions,
};
export const endStaffSessions = {
  summary: 'Sign one of the staff out everywhere',
  result: acknowledgement,
};

export const listSessions = {
  summary: 'Where one is signed in oneself',
  result: sessions,
};
export const endSession = {
  summary: 'End a session of one’s own; an owner may end that of any of the staff',
  result: acknowledgement,
};

export const listActions = {
  summary: 'Who did what, the newest first',
  query: pageQuery(50).extend({
    /** What one of the staff has done. */
    staffId: id.optional(),
    kind: z.enum(actionKinds).optional(),
    /** Done on this day or later, in Dhaka. */
    from: day.optional(),
    /** Done on this day or earlier, in Dhaka. */
    to: day.optional(),
  }),
  result: pageOf(loggedActionSchema),
};

const token = text(200).min(1);

export const readInvitation = {
  summary: 'Whom an invitation to the staff is for',
  body: z.object({ token }),
  result: z.object({ email: z.string(), name: z.string(), role }),
};
export const acceptInvitation = {
  summary: 'Join the staff by the link of an invitation, and sign in',
  body: z.object({
    token,
    password: newPassword,
    /** Absent: the name that the invitation has. */
    name: requiredText(120).optional(),
  }),
  result: sessionResult,
};
