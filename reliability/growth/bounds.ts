import type { Definitions } from '@pothik/contract/schemas';
import type { InjectOptions } from 'fastify';
import type { Limit } from '@pothik/server/src/http/rate-limit.ts';
import { authLimits } from '@pothik/server/src/modules/auth/limits.ts';
import { uploadLimit } from '@pothik/server/src/modules/media/uploads.ts';
import { bookingLink } from '@pothik/server/src/modules/bookings/booking-links.ts';
import { proofsIn } from '@pothik/server/src/modules/chat-identity/prove-identity.ts';
import { createSession } from '@pothik/server/test/sessions.ts';
import type { TestApp } from '@pothik/server/test/api/app.ts';
import { anyService, book, bookingOf, contact } from '@pothik/server/test/api/booking-forms.ts';
import { startChat, type StartedChat } from '@pothik/server/test/api/chat-people.ts';
import { register, registerStaff, type Person } from '@pothik/server/test/api/people.ts';
import { boundary, file, png, toBody } from '@pothik/server/test/api/pictures.ts';

/** The names of all calls that are no GET: `chats.start`. */
export type WriteId = {
  [Group in keyof Definitions]: {
    [Name in keyof Definitions[Group] & string]: Definitions[Group][Name] extends { method: 'GET' }
      ? never
      : `${Group}.${Name}`;
  }[keyof Definitions[Group] & string];
}[keyof Definitions];

/** Records that calls need, and who makes them. */
export interface World {
  customer: Person;
  /** A customer whose password and address change. */
  mover: Person;
  agent: Person;
  serviceId: string;
  /** Of the customer. */
  bookingId: string;
  link: string;
  chat: StartedChat;
  closedChat: StartedChat;
}

export async function createWorld(app: TestApp): Promise<World> {
  const known = await register(app);
  const agent = await registerStaff(app, 'agent');
  const { pool, db } = app.database;
  await pool.query(`update users set email_verified_at = now() where id = $1`, [known.id]);
  const serviceId = await anyService(app);
  const customer = { ...known };
  for (let count = 0; count < 60; count += 1) customer.token = await createSession(db, known.id);
  const { _id: guests } = bookingOf(await book(app, { serviceId, ...contact() }));
  const { _id: bookingId } = bookingOf(
    await book(app, { serviceId, ...contact() }, { token: customer.token }),
  );
  const closedChat = await startChat(app);
  await pool.query(`update chats set status = 'closed', closed_at = now() where id = $1`, [
    closedChat.id,
  ]);
  return {
    customer,
    mover: await register(app),
    agent,
    serviceId,
    bookingId,
    link: bookingLink(app.documents.keys, guests),
    chat: await startChat(app, { token: customer.token }),
    closedChat,
  };
}

type Send = (world: World, count: number) => InjectOptions;

/** What bounds the rows and files that a call leaves. */
export type Bound =
  /** So many calls of one network, account, chat or booking within a time; the most bytes that one stores. */
  | {
      per: 'network' | 'account' | 'chat' | 'booking';
      limit: Limit;
      bytes: number;
      send: Send;
      /** Set where the request is a guess, or comes at a time at which nothing is changed. */
      isRefused?: true;
    }
  /** However often it is called, so many rows remain beside those that were there. */
  | { rows: number; send: Send; isRefused?: true }
  /** Made by staff alone, who have accounts by invitation and whose actions stand in the log. */
  | 'staff';

const hour = 60 * 60;
const day = 24 * hour;

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  ({ method: 'POST', url: `/api${url}`, payload, headers }) as const;
const put = (url: string, payload: object, headers: Record<string, string>) =>
  ({ method: 'PUT', url: `/api${url}`, payload, headers }) as const;
const remove = (url: string, headers: Record<string, string>) =>
  ({ method: 'DELETE', url: `/api${url}`, headers }) as const;
const asPerson = ({ token }: Person) => ({ authorization: `Bearer ${token}` });
const asVisitor = ({ visitorToken }: StartedChat) => ({ 'x-visitor-token': visitorToken });
const withFile = (url: string, name: string, headers: Record<string, string>): InjectOptions => ({
  method: 'POST',
  url: `/api${url}`,
  payload: toBody([{ ...file(png), name }]),
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
});

const newEmail = (count: number) => `a${String(count)}@b.cd`;
const password = 'river-boat-7';
const subscription = (count: number) => ({
  endpoint: `https://fcm.googleapis.com/${String(count)}`,
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
});
const assertion = {
  passkey: {
    id: 'a',
    type: 'public-key',
    response: { clientDataJSON: 'e30', authenticatorData: 'oA', signature: 'oA' },
  },
};

/** Nothing of one's own remains of a call with a token that opens nothing, beside one counted try. */
const token = (url: string, more: object = {}): Bound => ({
  isRefused: true,
  rows: 1,
  send: (_world, count) => post(url, { token: `made-up-${String(count)}`, ...more }),
});

/** Every call that writes. One without a row here is a type error, and fails the test. */
export const bounds: Record<WriteId, Bound> = {
  'auth.register': {
    ...{ per: 'network', limit: authLimits.registerFrom, bytes: 2_000 },
    send: (_world, count) =>
      post('/auth/register', { name: 'A', email: newEmail(count), phone: '01712345678', password }),
  },
  'auth.login': {
    // The account has as many sessions as it may have; what remains are its counted tries.
    rows: 3,
    send: ({ customer }) => post('/auth/login', { email: customer.email, password }),
  },
  'auth.google': {
    isRefused: true,
    rows: 1,
    send: (_world, count) => post('/auth/google', { idToken: `a.b.${String(count)}` }),
  },
  'auth.logout': { rows: 0, send: () => post('/auth/logout', {}) },
  'auth.refresh': {
    isRefused: true,
    rows: 0,
    send: () => post('/auth/refresh', {}),
  },
  'auth.changePassword': {
    ...{ per: 'account', limit: { tries: 20, seconds: day }, bytes: 4_000 },
    send: ({ mover }) =>
      put(
        '/auth/change-password',
        { currentPassword: password, newPassword: password },
        asPerson(mover),
      ),
  },
  'auth.forgotPassword': {
    ...{ per: 'network', limit: authLimits.forgotFrom, bytes: 500 },
    send: (_world, count) => post('/auth/forgot-password', { email: newEmail(count) }),
  },
  'auth.resetPassword': token('/auth/reset-password', { password }),
  'auth.verifyEmail': token('/auth/verify-email'),
  'auth.notMyAccount': token('/auth/not-my-account'),
  'auth.undoAddressChange': token('/auth/undo-address-change'),
  'services.countView': {
    rows: 2,
    send: ({ serviceId }) => post(`/services/${serviceId}/views`, {}),
  },
  'bookings.create': {
    ...{ per: 'network', limit: { tries: 60, seconds: hour }, bytes: 1_500 },
    send: ({ serviceId }, count) =>
      post(
        '/bookings',
        { serviceId, ...contact(), documentConsent: undefined },
        { 'idempotency-key': `key-${String(count)}` },
      ),
  },
  'bookings.calculatePrice': {
    rows: 0,
    send: ({ serviceId }) => post('/bookings/calculate-price', { serviceId }),
  },
  'bookings.track': {
    isRefused: true,
    ...{ per: 'network', limit: { tries: 30, seconds: hour }, bytes: 200 },
    send: (_world, count) =>
      post('/bookings/track', { reference: `PTK-${String(count)}`, phone: '01712345678' }),
  },
  'bookings.trackByLink': {
    isRefused: true,
    rows: 1,
    send: (_world, count) => post('/bookings/track/link', { link: `made-up-${String(count)}` }),
  },
  'bookings.answerByLink': {
    isRefused: true,
    rows: 2,
    send: ({ link }, count) => post('/bookings/track/answers', { link, words: String(count) }),
  },
  'bookings.update': {
    rows: 0,
    send: ({ bookingId, customer }, count) =>
      put(`/bookings/${bookingId}`, { requirements: String(count) }, asPerson(customer)),
  },
  'bookings.delete': {
    // The booking's way, and what is told of it: once.
    rows: 6,
    send: ({ bookingId, customer }) => remove(`/bookings/${bookingId}`, asPerson(customer)),
  },
  'bookings.answer': {
    isRefused: true,
    rows: 2,
    send: ({ bookingId, customer }, count) =>
      post(`/bookings/${bookingId}/answers`, { words: String(count) }, asPerson(customer)),
  },
  'users.updateProfile': {
    ...{ per: 'account', limit: { tries: 20, seconds: day }, bytes: 5_000 },
    send: ({ mover }, count) =>
      put(
        '/users/profile',
        { name: 'A', email: newEmail(count), phone: '01712345678', currentPassword: password },
        asPerson(mover),
      ),
  },
  'users.resendConfirmation': {
    isRefused: true,
    rows: 0,
    send: ({ customer }) => post('/users/resend-confirmation', {}, asPerson(customer)),
  },
  'users.deleteAccount': {
    isRefused: true,
    rows: 1,
    send: ({ customer }) => ({
      ...remove('/users/account', asPerson(customer)),
      payload: { password: 'another' },
    }),
  },
  'users.exportData': {
    ...{ per: 'account', limit: { tries: 5, seconds: day }, bytes: 4_000 },
    send: ({ customer }) => post('/users/data-export', { password }, asPerson(customer)),
  },
  'users.endSession': {
    isRefused: true,
    rows: 0,
    send: ({ customer }) => remove('/users/sessions/unknown', asPerson(customer)),
  },
  'users.endOtherSessions': {
    rows: 0,
    send: ({ customer }) => remove('/users/sessions', asPerson(customer)),
  },
  'users.updatePreferences': {
    ...{ per: 'account', limit: { tries: 20, seconds: day }, bytes: 500 },
    send: ({ customer }, count) =>
      put('/users/preferences', { newsletter: count % 2 === 1 }, asPerson(customer)),
  },
  'notifications.markRead': {
    isRefused: true,
    rows: 0,
    send: ({ customer }) => ({
      ...{ method: 'PATCH', url: '/api/users/notifications/unknown/read' },
      headers: asPerson(customer),
    }),
  },
  'notifications.markAllRead': {
    rows: 0,
    send: ({ customer }) => ({
      ...{ method: 'PATCH', url: '/api/users/notifications/read-all' },
      headers: asPerson(customer),
    }),
  },
  'consents.withdraw': {
    isRefused: true,
    rows: 0,
    send: ({ customer }) => remove('/users/consents/unknown', asPerson(customer)),
  },
  'uploads.image': {
    ...{ per: 'account', limit: uploadLimit, bytes: 10_000 },
    send: ({ customer }) => withFile('/upload/image', 'image', asPerson(customer)),
  },
  'uploads.profilePicture': {
    ...{ per: 'account', limit: uploadLimit, bytes: 10_000 },
    send: ({ customer }) => withFile('/upload/profile-picture', 'image', asPerson(customer)),
  },
  'chats.start': {
    ...{ per: 'network', limit: { tries: 120, seconds: hour }, bytes: 800 },
    send: () => post('/chats/start', { name: 'A', phone: '01712345678', message: 'A' }),
  },
  'chats.sendCustomerMessage': {
    ...{ per: 'chat', limit: { tries: 60, seconds: 60 }, bytes: 400 },
    send: ({ chat }) =>
      post(`/chats/${chat.id}/messages/customer`, { content: 'A' }, asVisitor(chat)),
  },
  'chats.sendCustomerPicture': {
    ...{ per: 'chat', limit: { tries: 60, seconds: hour }, bytes: 12_000 },
    send: ({ chat }) => withFile(`/chats/${chat.id}/pictures/customer`, 'picture', asVisitor(chat)),
  },
  'chatIdentity.prove': {
    ...{ per: 'chat', limit: proofsIn, bytes: 500 },
    isRefused: true,
    send: ({ chat }) => post(`/chats/${chat.id}/identity`, {}, asVisitor(chat)),
  },
  'chats.rate': {
    rows: 2,
    send: ({ closedChat }, count) =>
      put(
        `/chats/${closedChat.id}/rating`,
        { score: ['good', 'okay', 'bad'][count % 3] },
        asVisitor(closedChat),
      ),
  },
  'chats.mailTranscript': {
    ...{ per: 'chat', limit: { tries: 3, seconds: hour }, bytes: 400 },
    send: ({ chat, customer }) => post(`/chats/${chat.id}/transcript`, {}, asPerson(customer)),
  },
  'continuations.ofChat': {
    ...{ per: 'chat', limit: { tries: 20, seconds: hour }, bytes: 700 },
    send: ({ chat }) => post('/continuations/chats', { chatId: chat.id }, asVisitor(chat)),
  },
  'continuations.ofBooking': {
    ...{ per: 'booking', limit: { tries: 20, seconds: hour }, bytes: 700 },
    send: ({ link }) => post('/continuations/bookings', { link }),
  },
  'continuations.open': token('/continuations/open'),
  'formVisits.count': {
    // One a day for each step and refusal of each form, whoever is counted, and the counted tries.
    rows: 3,
    send: () => post('/form-visits', { form: 'booking', steps: ['begun'] }),
  },
  'newsletter.subscribe': {
    ...{ per: 'network', limit: { tries: 30, seconds: hour }, bytes: 4_000 },
    send: (_world, count) => post('/newsletter/subscriptions', { email: newEmail(count) }),
  },
  'newsletter.confirm': token('/newsletter/confirmations'),
  'push.subscribe': {
    rows: 6,
    send: ({ closedChat }, count) =>
      post(
        '/push/subscriptions',
        { chatId: closedChat.id, subscription: subscription(count) },
        asVisitor(closedChat),
      ),
  },
  'push.renew': {
    rows: 1,
    send: (_world, count) =>
      post('/push/subscriptions/renew', {
        endpoint: subscription(count).endpoint,
        subscription: subscription(count + 1),
      }),
  },
  'push.unsubscribe': {
    rows: 1,
    send: (_world, count) =>
      post('/push/subscriptions/end', { endpoint: subscription(count).endpoint }),
  },
  'passkeys.options': {
    ...{ per: 'network', limit: authLimits.challengeFrom, bytes: 300 },
    send: () => post('/auth/passkey/options', {}),
  },
  'passkeys.signIn': {
    isRefused: true,
    rows: 1,
    send: () => post('/auth/passkey', assertion),
  },
  'invitations.read': token('/invitations/read'),
  'invitations.accept': token('/invitations/accept', { name: 'A', password }),

  // One row for each record that a member of the staff has open; it goes with the next sweep.
  'staffPresence.tell': {
    rows: 1,
    send: ({ agent, bookingId }) =>
      post(
        '/admin/presence',
        { kind: 'booking', _id: bookingId, isEditing: false },
        asPerson(agent),
      ),
  },
  'staffViews.create': {
    // Fifty of a list.
    rows: 50,
    send: ({ agent }, count) =>
      post(
        '/admin/views',
        { list: 'bookings', name: String(count), query: '', isShared: false },
        asPerson(agent),
      ),
  },
  'chatHours.update': 'staff',
  'cannedReplies.update': 'staff',
  'staffChats.join': 'staff',
  'staffChats.sendMessage': 'staff',
  'staffChats.sendPicture': 'staff',
  'staffChats.close': 'staff',
  'staffChats.returnToQueue': 'staff',
  'staffChats.handOver': 'staff',
  'staffChats.snooze': 'staff',
  'staffChats.markUnread': 'staff',
  'staffChats.tag': 'staff',
  'staffChats.mailTranscript': 'staff',
  'staffChats.addNote': 'staff',
  'staffChats.askIdentity': 'staff',
  'staffBookings.update': 'staff',
  'staffBookings.askForDocument': 'staff',
  'staffBookings.addNote': 'staff',
  'staffBookings.createLink': 'staff',
  'staffBookings.statePurpose': 'staff',
  'staffBookings.export': 'staff',
  'staffBookingChanges.apply': 'staff',
  'staffBookingChanges.undo': 'staff',
  'staffHandling.update': 'staff',
  'staffHandling.assign': 'staff',
  'staffServices.create': 'staff',
  'staffServices.update': 'staff',
  'staffServices.export': 'staff',
  'staffServices.updateTranslation': 'staff',
  'staffServices.delete': 'staff',
  'staffServiceChanges.apply': 'staff',
  'staffServiceChanges.undo': 'staff',
  'staffServiceImports.plan': 'staff',
  'staffServiceImports.apply': 'staff',
  'staffServiceImports.undo': 'staff',
  'staffServiceVersions.restore': 'staff',
  'staffCategories.create': 'staff',
  'staffCategories.update': 'staff',
  'staffCategories.updateTranslation': 'staff',
  'staffCategories.delete': 'staff',
  'staffCostCaps.create': 'staff',
  'staffCostCaps.update': 'staff',
  'staffCostCaps.delete': 'staff',
  'staffCostCaps.allow': 'staff',
  'staffCostCaps.withdraw': 'staff',
  'staffPictures.create': 'staff',
  'staffPictures.update': 'staff',
  'staffPictures.delete': 'staff',
  'staffPictures.restore': 'staff',
  'staffRecords.lookUp': 'staff',
  'staffPresence.leave': 'staff',
  'staffSearch.createSynonyms': 'staff',
  'staffSearch.updateSynonyms': 'staff',
  'staffSearch.deleteSynonyms': 'staff',
  'staffViews.update': 'staff',
  'staffViews.setDefault': 'staff',
  'staffViews.delete': 'staff',
  'staffInsights.create': 'staff',
  'staffInsights.update': 'staff',
  'staffInsights.updateTranslation': 'staff',
  'staffInsights.delete': 'staff',
  'staffSettings.updateBranding': 'staff',
  'staffSettings.updateContact': 'staff',
  'staffSettings.updateExchangeRates': 'staff',
  'staffCustomers.endSessions': 'staff',
  'staffOverview.updateDailyMail': 'staff',
  'staffAccounts.invite': 'staff',
  'staffAccounts.resendInvitation': 'staff',
  'staffAccounts.revokeInvitation': 'staff',
  'staffAccounts.update': 'staff',
  'staffAccounts.endSessions': 'staff',
  'staffAccounts.resetSecondFactor': 'staff',
  'staffJobs.retry': 'staff',
  'staffJobs.discard': 'staff',
  'staffSessions.end': 'staff',
  'staffFactors.begin': 'staff',
  'staffFactors.confirm': 'staff',
  'staffFactors.renewRecoveryCodes': 'staff',
  'staffFactors.remove': 'staff',
  'staffFactors.updateRoles': 'staff',
  'staffKeys.issue': 'staff',
  'staffKeys.revoke': 'staff',
  'staffPasskeys.begin': 'staff',
  'staffPasskeys.add': 'staff',
  'staffPasskeys.beginProof': 'staff',
  'staffPasskeys.remove': 'staff',
};
