import type { Redis } from 'ioredis';
import { defaultTimeouts } from './http/client-timeouts.ts';
import { completeModules, type ServerModule } from './http/calls/server-module.ts';
import { auditModule } from './modules/audit/module.ts';
import type { IdentityProvider } from './modules/auth/google-token.ts';
import { knownDevices, type KnownDevices } from './modules/auth/known-devices.ts';
import { authModule } from './modules/auth/module.ts';
import { passwordPolicy } from './modules/auth/password-policy.ts';
import { adoptGuestBookings } from './modules/bookings/adopt-guest-bookings.ts';
import { archiveOf, deletePerson, recordSources } from './module-data.ts';
import type { SecretSealer } from './platform/sealed.ts';
import { bookingsModule } from './modules/bookings/module.ts';
import { bookingsStaffModule } from './modules/bookings-staff/module.ts';
import { casesModule } from './modules/cases/module.ts';
import { cataloguePublicModule } from './modules/catalogue-public/module.ts';
import { catalogueStaffModule } from './modules/catalogue-staff/module.ts';
import { missNotes, type NoteMiss } from './modules/search/missed-searches.ts';
import { changeSetsModule } from './modules/change-sets/module.ts';
import { createChatBus } from './modules/chat/chat-bus.ts';
import { defaultSocketLimits, type SocketLimits } from './modules/chat-sockets/socket-limits.ts';
import { chatIdentityModule } from './modules/chat-identity/module.ts';
import { chatModule } from './modules/chat/module.ts';
import { chatSocketsModule } from './modules/chat-sockets/module.ts';
import { chatStaffModule } from './modules/chat-staff/module.ts';
import { consentsModule } from './modules/consents/module.ts';
import { continuationsModule } from './modules/continuations/module.ts';
import { openDocument, sealDocument } from './modules/files/document-cipher.ts';
import type { Documents } from './modules/files/documents.ts';
import { filesModule } from './modules/files/module.ts';
import { formVisitsModule } from './modules/form-visits/module.ts';
import { insightsModule } from './modules/insights/module.ts';
import { jobsModule } from './modules/jobs/module.ts';
import { mediaModule } from './modules/media/module.ts';
import type { Originals } from './modules/media/originals.ts';
import { newsletterModule } from './modules/newsletter/module.ts';
import { notificationsModule } from './modules/notifications/module.ts';
import { pushKeysOf } from './modules/notifications/push/push-keys.ts';
import { overviewModule } from './modules/overview/module.ts';
import { pushModule } from './modules/push/module.ts';
import { recordsModule } from './modules/records/module.ts';
import { searchModule } from './modules/search/module.ts';
import { settingsModule } from './modules/settings/module.ts';
import { readContact, readExchangeRates, readProductName } from './modules/settings/settings.ts';
import { staffModule } from './modules/staff/module.ts';
import { translationModule } from './modules/translation/module.ts';
import { usersModule } from './modules/users/module.ts';
import type { Database } from './platform/database/open.ts';
import type { FreeSpace } from './platform/files/free-space.ts';
import type { Log } from './platform/log.ts';
import { shareSignal, type SharedSignal } from './platform/signals/shared-signal.ts';

/** Resources and settings that the modules share. */
export interface ModuleOptions {
  database: Database;
  dataDirectory: string;
  publicOrigin: string;
  documents: Documents;
  originals: Originals;
  /** Other origins whose pages may call the API. */
  allowedOrigins?: readonly string[];
  /** Peers that may say by X-Forwarded-For whom they call for: addresses, networks or `loopback`. */
  trustedProxies?: readonly string[];
  log: Log;
  /** Shared by several processes. */
  redis?: Redis | undefined;
  identityProvider: IdentityProvider;
  /** Origins of push services beside those of browsers. */
  pushOrigins?: readonly string[];
  /** Passwords that are refused beside the common ones. */
  breachedPasswords?: ReadonlySet<string>;
  /** Tells how much room there is on the disk. */
  freeSpace?: FreeSpace;
  /** Time for a socket to say that it is one of the chat's, in milliseconds. */
  socketPatience?: number;
  /** How many sockets there may be. */
  socketLimits?: SocketLimits;
}

/** All that the server consists of beside its frame. */
export interface Modules {
  modules: readonly ServerModule[];
  /** Recognises browsers that have signed in before. */
  devices: KnownDevices;
  /** Takes down that a page says that a search found nothing. */
  noteMiss: NoteMiss;
  /** Calls this whenever something that everybody sees was published. */
  onPublish: (listener: () => void) => void;
}

/** Where processes tell each other that something was published. */
const publishedChannel = 'pothik:published';

/** Hears it before the app answers, and ends with the app. */
const livesWithApp = (signal: SharedSignal): ServerModule => ({
  plugin(app, _options, done) {
    app.addHook('onReady', () => signal.started);
    app.addHook('onClose', () => signal.close());
    done();
  },
});

/** Puts the modules together: what follows from an event of a lower one is handed to it here. */
export function createModules(options: ModuleOptions): Modules {
  const { database, publicOrigin, documents } = options;
  const secrets: SecretSealer = {
    seal: (purpose, text) =>
      sealDocument(documents.keys, purpose, Buffer.from(text)).toString('base64url'),
    open: (purpose, sealed) =>
      openDocument(documents.keys, purpose, Buffer.from(sealed, 'base64')).toString(),
  };
  const devices = knownDevices(secrets);
  const listeners: (() => void)[] = [];
  const onPublish = (listener: () => void) => void listeners.push(listener);
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const others = shareSignal(options, publishedChannel, notify);
  const noteMiss = missNotes(database.db, documents.keys.missedSearches, options.log);
  const product = {
    publicOrigin,
    productName: () => readProductName(database.db),
    contact: () => readContact(database.db),
  };
  const pushLine = {
    keys: pushKeysOf(documents.keys.push),
    contact: publicOrigin.startsWith('https:')
      ? publicOrigin
      : `mailto:security@${new URL(publicOrigin).hostname}`,
  };
  const context = {
    pushLine,
    pushOrigins: [],
    allowedOrigins: [],
    trustedProxies: [],
    socketLimits: defaultSocketLimits,
    redis: undefined,
    socketPatience: defaultTimeouts.socket,
    ...options,
    bus: createChatBus(),
    secrets,
    devices,
    product,
    passwords: passwordPolicy(product, options.breachedPasswords),
    publish() {
      notify();
      others?.send();
    },
    onConfirmed: adoptGuestBookings,
    archiveOf,
    deletePerson,
    recordSources,
    caseSources: () => modules.flatMap(({ caseEntries = [] }) => caseEntries),
  };
  const modules: readonly ServerModule[] = completeModules(
    [
      auditModule(context),
      authModule(context),
      bookingsModule(context),
      bookingsStaffModule(context),
      casesModule(context),
      cataloguePublicModule({
        ...context,
        onPublish,
        exchangeRates: () => readExchangeRates(database.db),
        noteMiss,
      }),
      catalogueStaffModule(context),
      changeSetsModule(),
      chatIdentityModule(context),
      chatModule(context),
      chatSocketsModule(context),
      chatStaffModule(context),
      consentsModule(context),
      continuationsModule(context),
      filesModule(context),
      formVisitsModule(context),
      insightsModule(context),
      jobsModule(context),
      mediaModule(context),
      newsletterModule(context),
      notificationsModule(context),
      overviewModule(context),
      pushModule(context),
      recordsModule(context),
      searchModule(context),
      settingsModule(context),
      staffModule(context),
      translationModule(context),
      usersModule(context),
      ...(others ? [livesWithApp(others)] : []),
    ],
    (handled) => handled,
  );
  return { modules, devices, noteMiss, onPublish };
}
