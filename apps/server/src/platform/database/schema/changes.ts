import type { ServiceChange, WaitingParty } from '@pothik/contract';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { services } from './catalogue.ts';
import { createdAt, id, moment } from './columns.ts';
import { users } from './people.ts';

/** The columns of each kind of change of several records. */
const change = () => ({
  id: id(),
  actorId: text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
  undoneAt: moment(),
});

const changeIndexes =
  (name: string) => (table: { createdAt: AnyPgColumn; actorId: AnyPgColumn }) => [
    index(`${name}_newest`).on(table.createdAt),
    index(`${name}_by`).on(table.actorId),
  ];

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

export const bookingChanges = pgTable(
  'booking_changes',
  {
    ...change(),
    /** Null: the change is of whose they are. */
    status: text(),
    /** Whoever got them; null: nobody, or the account is gone. */
    assigneeId: text().references(() => users.id, { onDelete: 'set null' }),
    changed: jsonb().$type<(MovedBooking | AssignedBooking)[]>().notNull(),
  },
  (table) => [
    ...changeIndexes('booking_changes')(table),
    index('booking_changes_of_assignee').on(table.assigneeId),
  ],
);

/** The columns of a service that a change of several can set. */
export interface ServiceSettings {
  isActive: boolean;
  featured: boolean;
  categoryId: string | null;
  subcategoryId: string | null;
}

/** One service of a change, as it was before. */
export interface ChangedService extends ServiceSettings {
  id: string;
  /** Of the service right after the change. */
  version: number;
  /** ISO 8601; null: none was planned. Absent: it was changed before this was kept. */
  publishAt?: string | null;
}

export const serviceChanges = pgTable(
  'service_changes',
  {
    ...change(),
    set: jsonb().$type<ServiceChange['set']>().notNull(),
    changed: jsonb().$type<ChangedService[]>().notNull(),
  },
  changeIndexes('service_changes'),
);

type StoredService = typeof services.$inferSelect;

/** A moment as it is read, or as JSON keeps it. Absent: it was kept before services had moments. */
type KeptMoment = Date | string | null | undefined;

/** All that people write of a service, as it is stored; without its pictures. */
export interface ServiceContent extends Omit<
  StoredService,
  | 'id'
  | 'position'
  | 'createdAt'
  | 'updatedAt'
  | 'version'
  | 'searchText'
  | 'publishAt'
  | 'unpublishAt'
> {
  publishAt?: KeptMoment;
  unpublishAt?: KeptMoment;
}

/** One service of a file, as it was before. */
export interface ImportedService {
  id: string;
  /** Of the service right after the import. */
  version: number;
  /** Absent: the file has made it. */
  before?: ServiceContent & { version: number };
}

export const serviceImports = pgTable(
  'service_imports',
  {
    ...change(),
    /** The number of services that it has made. */
    created: integer().notNull(),
    imported: jsonb().$type<ImportedService[]>().notNull(),
  },
  changeIndexes('service_imports'),
);

/** The last versions of each service, with the present one. */
export const serviceVersions = pgTable(
  'service_versions',
  {
    serviceId: text()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** Null: the server did it by itself, it was made before versions were kept, or the account is gone. */
    actorId: text().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    content: jsonb().$type<ServiceContent>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.version] }),
    index('service_versions_by').on(table.actorId),
  ],
);
