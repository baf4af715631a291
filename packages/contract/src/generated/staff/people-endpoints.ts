// Generated from src/staff/people-endpoints.ts by `pnpm generate`. Change that file instead.
import type { Endpoint } from '../../endpoint.ts';
import type { Page } from '../../pagination.ts';
import type {
  Customer,
  ListedBooking,
  ListedCustomer,
  LoggedAction,
  Session,
  StaffAccount,
  StaffChat,
  StaffInvitation,
  User,
} from '../entities.ts';
import type { ActionKind } from '../../staff/action-kinds.ts';
import type { CustomerSort } from '../../staff/customer-sorts.ts';
import type { StaffRole } from '../../rules/staff-roles.ts';

/** Customers as staff look them up. */
export const staffCustomerEndpoints = {
  /** Customers, searched, sorted and paged. */
  list: { method: 'GET', path: '/admin/customers', access: 'agent', envelope: 'page' } as Endpoint<
    {
      page?: number | undefined;
      limit?: number | undefined;
      /** Part of a name, an e-mail address or a phone number. */
      search?: string | undefined;
      sort?: CustomerSort | undefined;
    },
    Page<ListedCustomer>
  >,
  /** One customer with their bookings and chats. */
  get: {
    method: 'GET',
    path: '/admin/customers/{id}',
    access: 'agent',
    envelope: 'fields',
  } as Endpoint<
    { id: string },
    {
      customer: Customer;
      /** The newest hundred. */
      bookings: ListedBooking[];
      /** The newest hundred. */
      chats: StaffChat[];
    }
  >,
  /** Sign one of the customers out everywhere, as when a phone was stolen. */
  endSessions: {
    method: 'DELETE',
    path: '/admin/customers/{id}/sessions',
    access: 'owner',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<{ id: string }, { message: string }>,
};

/** Members of the staff and invitations to it. */
export const staffAccountEndpoints = {
  /** All accounts of the staff, those that are deactivated included. */
  list: { method: 'GET', path: '/admin/staff', access: 'owner', envelope: 'fields' } as Endpoint<
    object,
    { staff: StaffAccount[] }
  >,
  /** Invitations that nobody has answered yet. */
  listInvitations: {
    method: 'GET',
    path: '/admin/staff/invitations',
    access: 'owner',
    envelope: 'fields',
  } as Endpoint<object, { invitations: StaffInvitation[] }>,
  /** Ask somebody by mail to join the staff. */
  invite: {
    method: 'POST',
    path: '/admin/staff/invitations',
    access: 'owner',
    envelope: 'fields',
  } as Endpoint<
    {
      name: string;
      email: string;
      role: StaffRole;
    },
    { invitation: StaffInvitation }
  >,
  /** Send a new link; the old one ends. */
  resendInvitation: {
    method: 'POST',
    path: '/admin/staff/invitations/{id}/resend',
    access: 'owner',
    envelope: 'fields',
  } as Endpoint<{ id: string }, { invitation: StaffInvitation }>,
  /** Take an invitation back. */
  revokeInvitation: {
    method: 'DELETE',
    path: '/admin/staff/invitations/{id}',
    access: 'owner',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<{ id: string }, { message: string }>,
  /** Change the role of one of the staff, deactivate or reactivate them. */
  update: {
    method: 'PUT',
    path: '/admin/staff/{id}',
    access: 'owner',
    envelope: 'fields',
  } as Endpoint<
    {
      id: string;
      role?: StaffRole | undefined;
      /** `false`: may not sign in any more, and all sessions end at once. */
      isActive?: boolean | undefined;
      version?: number | undefined;
    },
    { account: StaffAccount }
  >,
  /** Where one of the staff is signed in. */
  listSessions: {
    method: 'GET',
    path: '/admin/staff/{id}/sessions',
    access: 'owner',
    envelope: 'fields',
  } as Endpoint<{ id: string }, { sessions: Session[] }>,
  /** Sign one of the staff out everywhere. */
  endSessions: {
    method: 'DELETE',
    path: '/admin/staff/{id}/sessions',
    access: 'owner',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<{ id: string }, { message: string }>,
  /** Remove the second factor of a colleague who has lost it, and sign them out everywhere. */
  resetSecondFactor: {
    method: 'DELETE',
    path: '/admin/staff/{id}/second-factor',
    access: 'owner',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<{ id: string }, { message: string }>,
};

/** The log of actions of staff. */
export const staffLogEndpoints = {
  /** Who did what, the newest first. */
  list: { method: 'GET', path: '/admin/log', access: 'owner', envelope: 'page' } as Endpoint<
    {
      page?: number | undefined;
      limit?: number | undefined;
      /** Only actions of this member of staff. */
      staffId?: string | undefined;
      kind?: ActionKind | undefined;
      /** Done on this day or later, in Dhaka. */
      from?: string | undefined;
      /** Done on this day or earlier, in Dhaka. */
      to?: string | undefined;
      /** Part of what a thing was called, of words or of a changed field, before or after; or the id of a thing. */
      search?: string | undefined;
    },
    Page<LoggedAction>
  >,
};

/** Sessions of the calling member of staff. */
export const staffSessionEndpoints = {
  /** Where one is signed in oneself. */
  list: { method: 'GET', path: '/admin/sessions', access: 'agent', envelope: 'fields' } as Endpoint<
    object,
    { sessions: Session[] }
  >,
  /** End a session of one’s own; an owner may end that of any of the staff. */
  end: {
    method: 'DELETE',
    path: '/admin/sessions/{id}',
    access: 'agent',
    envelope: 'fields',
    mayBeEmpty: true,
  } as Endpoint<{ id: string }, { message: string }>,
};

/** Answering an invitation to the staff. */
export const invitationEndpoints = {
  /** Whom an invitation to the staff is for. */
  read: {
    method: 'POST',
    path: '/invitations/read',
    access: 'public',
    envelope: 'fields',
  } as Endpoint<
    { token: string },
    {
      email: string;
      name: string;
      role: StaffRole;
    }
  >,
  /** Join the staff by the link of an invitation, and sign in. */
  accept: {
    method: 'POST',
    path: '/invitations/accept',
    access: 'public',
    envelope: 'fields',
    signsIn: 'token',
  } as Endpoint<
    {
      token: string;
      password: string;
      /** Absent: the name that the invitation has. */
      name?: string | undefined;
    },
    {
      /** Empty where the session lies in the console's cookie. */
      token: string;
      user: User;
      message?: string | undefined;
    }
  >,
};
