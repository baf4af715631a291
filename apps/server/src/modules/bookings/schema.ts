import { waitingParties, type WaitingParty } from '@pothik/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  createdAt,
  id,
  language,
  moment,
  updatedAt,
  version,
} from '../../platform/database/columns.ts';
import { sessions } from '../auth/schema.ts';
import { services } from '../catalogue/schema.ts';
import { users } from '../users/schema.ts';

/** The pictures that may be kept with a booking, by their names in the contract. */
const papers = [
  'passport',
  'nidFront',
  'nidBack',
  'paper1',
  'paper2',
  'paper3',
  'paper4',
  'paper5',
] as const;

const isPaper = (column: AnyPgColumn) =>
  sql`${column} in ('passport', 'nidFront', 'nidBack', 'paper1', 'paper2', 'paper3', 'paper4', 'paper5')`;

export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    /** For reading aloud: PTK-7K4M-2Q. */
    reference: text().notNull(),
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    isInstant: boolean().notNull().default(false),
    serviceId: text().references(() => services.id, { onDelete: 'set null' }),
    serviceType: text().notNull(),
    status: text().notNull().default('pending'),
    name: text(),
    email: text(),
    whatsapp: text(),
    imo: text(),
    phone: text(),
    address: text(),
    preferredContact: text(),
    requirements: text(),
    notes: text(),
    documentType: text(),
    destination: text(),
    departureDate: date({ mode: 'string' }),
    returnDate: date({ mode: 'string' }),
    adults: integer(),
    children: integer(),
    infants: integer(),
    additionalInfo: jsonb().$type<{ from?: string; to?: string }>(),
    photos: text().array().notNull().default([]),
    /** Of the page where it was made. */
    language: language(),
    /** The moment of the customer's answer to staff; empty again once staff do something. */
    answeredAt: moment(),
    // The handling by staff, for themselves alone.
    assigneeId: text().references(() => users.id, { onDelete: 'set null' }),
    dueOn: date({ mode: 'string' }),
    remindAt: moment(),
    /** The moment of the mail about the reminder; null: it is still to be sent. */
    remindedAt: moment(),
    /** Null once it has ended; nothing of it is due then, either. */
    waitingFor: text({ enum: waitingParties }).default('us'),
    waitingSince: moment().defaultNow(),
    tags: text().array().notNull().default([]),
    /** The same tags as they are looked for: in NFC, in small letters. */
    tagKeys: text().array().notNull().default([]),
    /** Counts changes of these, which are none of the booking itself. */
    handlingVersion: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
    /** What staff search through, in NFC. A newline keeps a term within one field. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`normalize(lower(reference || E'\n' || replace(reference, '-', '') || E'\n' || coalesce(name, '') || E'\n' || coalesce(phone, '') || E'\n' || coalesce(email, '') || E'\n' || coalesce(whatsapp, '') || E'\n' || coalesce(imo, '') || E'\n' || coalesce(destination, '')))`,
      ),
  },
  (table) => [
    uniqueIndex('bookings_reference_unique').on(table.reference),
    index('bookings_of_user').on(table.userId, table.createdAt, table.id),
    // Indexes of a status hold `userId`, so that they alone answer which bookings are guests'.
    index('bookings_by_status').on(table.status, table.createdAt, table.id, table.userId),
    index('bookings_by_status_and_name').on(table.status, table.name, table.id, table.userId),
    index('bookings_by_status_and_change').on(
      table.status,
      table.updatedAt,
      table.id,
      table.userId,
    ),
    index('bookings_by_status_and_type').on(
      table.status,
      table.serviceType,
      table.createdAt,
      table.id,
    ),
    // The newest first; by themselves, or where nothing else wants somebody.
    index('bookings_newest').on(
      table.createdAt,
      table.id,
      table.answeredAt,
      table.dueOn,
      table.waitingFor,
    ),
    index('bookings_by_type').on(table.serviceType, table.createdAt, table.id),
    index('bookings_changed').on(table.updatedAt, table.id),
    index('bookings_by_name').on(table.name, table.id),
    index('bookings_by_departure').on(table.departureDate, table.id),
    index('bookings_by_status_and_departure').on(
      table.status,
      table.departureDate,
      table.id,
      table.userId,
    ),
    index('bookings_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('bookings_of_service').on(table.serviceId),
    index('bookings_answered')
      .on(table.answeredAt, table.id)
      .where(sql`${table.answeredAt} is not null`),
    index('bookings_of_assignee')
      .on(table.assigneeId, table.createdAt, table.id)
      .where(sql`${table.assigneeId} is not null`),
    index('bookings_waiting')
      .on(table.waitingFor, table.waitingSince, table.id)
      .where(sql`${table.waitingFor} is not null`),
    index('bookings_due')
      .on(table.dueOn, table.id)
      .where(sql`${table.dueOn} is not null`),
    index('bookings_reminders')
      .on(table.remindAt, table.id)
      .where(sql`${table.remindAt} is not null`),
    index('bookings_reminders_of_assignee')
      .on(table.assigneeId, table.remindAt, table.dueOn, table.id)
      .where(sql`${table.remindAt} is not null`),
    index('bookings_tagged').using('gin', table.tagKeys),
    index('bookings_of_guest')
      .on(table.email)
      .where(sql`${table.userId} is null`),
    index('bookings_of_guests_phone')
      .on(table.phone, table.createdAt, table.id)
      .where(sql`${table.userId} is null`),
    check(
      'bookings_status_known',
      sql`${table.status} in ('pending', 'confirmed', 'processing', 'action_required', 'completed', 'cancelled')`,
    ),
    check('bookings_waiting_known', sql`${table.waitingFor} in ('us', 'customer', 'embassy')`),
    check('bookings_phone_form', sql`${table.phone} ~ '^[+]8801[3-9][0-9]{8}$'`),
    check('bookings_document_type', sql`${table.documentType} in ('passport', 'nid')`),
    check('bookings_contact', sql`${table.preferredContact} in ('whatsapp', 'imo', 'email')`),
    check(
      'bookings_dates',
      sql`${table.returnDate} is null or ${table.returnDate} >= ${table.departureDate}`,
    ),
    check(
      'bookings_passengers',
      sql`${table.adults} >= 0 and ${table.children} >= 0 and ${table.infants} >= 0`,
    ),
  ],
);

export const bookingHistory = pgTable(
  'booking_history',
  {
    id: id(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    status: text().notNull(),
    note: text(),
    /** The customer's answer to what staff asked for brought it here. */
    isAnswer: boolean().notNull().default(false),
    /** The picture that was asked for or, in an answer, sent. */
    document: text({ enum: papers }),
    actorId: text().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('booking_history_by')
      .on(table.actorId)
      .where(sql`${table.actorId} is not null`),
    index('booking_history_of').on(table.bookingId, table.createdAt, table.id),
    check('booking_history_document_known', isPaper(table.document)),
  ],
);

/** Notes of staff for each other; in a table of its own, which no answer to customers reads. */
export const bookingNotes = pgTable(
  'booking_notes',
  {
    id: id(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    authorId: text().references(() => users.id, { onDelete: 'set null' }),
    /** The author's own id of the note: the same one twice is one note. */
    clientId: text(),
    content: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('booking_notes_of').on(table.bookingId, table.createdAt, table.id),
    index('booking_notes_of_author').on(table.authorId),
    uniqueIndex('booking_notes_client').on(table.bookingId, table.authorId, table.clientId),
    check('booking_notes_filled', sql`${table.content} <> ''`),
  ],
);

/** Identity documents; the encrypted bytes lie in the file store. */
export const bookingDocuments = pgTable(
  'booking_documents',
  {
    id: id(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    part: text().notNull(),
    key: text().notNull(),
    /** Of the bytes as they are stored, in hexadecimal. */
    sha256: text().notNull(),
    /** Of the same, in bytes. */
    size: integer().notNull(),
    createdAt: createdAt(),
    deleteAfter: moment(),
  },
  (table) => [
    uniqueIndex('booking_documents_part').on(table.bookingId, table.part),
    uniqueIndex('booking_documents_key').on(table.key),
    index('booking_documents_due').on(table.deleteAfter),
    check('booking_documents_sha256_form', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
    check('booking_documents_size', sql`${table.size} > 0`),
    check('booking_documents_known', isPaper(table.part)),
  ],
);

/** What documents are opened for. */
const purposes = ['check', 'apply', 'forward', 'answer', 'law', 'other'] as const;

/** Who opened a document, when and what for; its owner can see it, and it outlives the document. */
export const documentOpenings = pgTable(
  'document_openings',
  {
    id: id(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    part: text().notNull(),
    use: text({ enum: ['open', 'export', 'print'] })
      .notNull()
      .default('open'),
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    /** What they were among the staff then. */
    role: text({ enum: ['agent', 'editor', 'owner'] }),
    purpose: text({ enum: purposes }),
    words: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('document_openings_by')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
    index('document_openings_of').on(table.bookingId, table.createdAt, table.id),
    check(
      'document_openings_known',
      sql`${isPaper(table.part)} and ${table.use} in ('open', 'export', 'print')`,
    ),
  ],
);

/** What a session of staff has said that it opens the documents of a booking for. */
export const statedPurposes = pgTable(
  'stated_purposes',
  {
    id: id(),
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    sessionId: text()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    purpose: text({ enum: purposes }).notNull(),
    /** The same in their own words. */
    words: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('stated_purposes_once').on(table.bookingId, table.sessionId),
    index('stated_purposes_of_session').on(table.sessionId),
    check('stated_purposes_worded', sql`${table.purpose} <> 'other' or ${table.words} <> ''`),
  ],
);

/** The parts that a booking loses when it ends, as they were before. */
export interface EndedHandling {
  waitingFor: WaitingParty | null;
  dueOn: string | null;
  /** ISO 8601, as the others; null: none. */
  waitingSince: string | null;
  remindAt: string | null;
  remindedAt: string | null;
  /** Of the handling right after the change. */
  version: number;
}

/** One booking of a change of statuses, as it was before. */
export interface MovedBooking {
  id: string;
  reference: string;
  status: string;
  /** ISO 8601; null: nothing was answered. */
  answeredAt: string | null;
  /** Of the booking right after the change. */
  version: number;
  /** The step that the change has added. */
  historyId: string;
  /** Absent: it was changed before bookings had it. */
  handling?: EndedHandling;
}

/** One booking of a change of whose they are, as it was before. */
export interface AssignedBooking {
  id: string;
  reference: string;
  assigneeId: string | null;
  /** Of the handling right after the change. */
  handlingVersion: number;
}

/** The first answer to a call that may be sent again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Whose key it is: a user's, or that of guests, who are told apart by the key alone. */
    owner: text().notNull(),
    key: text().notNull(),
    /** Of the request's body: the same key with another body is a conflict. */
    fingerprint: text().notNull(),
    answer: jsonb(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotency_keys_expiry').on(table.expiresAt),
    check('idempotency_keys_length', sql`length(${table.key}) between 1 and 200`),
  ],
);
