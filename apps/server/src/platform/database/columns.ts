import { contentLanguages } from '@pothik/contract';
import { sql } from 'drizzle-orm';
import { bigint, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** An identifier, made in code. */
export const id = () => text().primaryKey();

/** A moment in UTC, read as a Date. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

export const createdAt = () => moment().notNull().defaultNow();
export const updatedAt = () =>
  moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/** Counts the changes of a row: who changes it can say which of them they have seen. */
export const version = () =>
  integer()
    .notNull()
    .default(1)
    .$onUpdate(() => sql`version + 1`);

/** Money in minor units of its currency. */
export const minorUnits = () => bigint({ mode: 'number' });

/** The language in which a person is written to. */
export const language = () =>
  text({ enum: contentLanguages }).notNull().default(contentLanguages[0]);

/**
 * The account's epoch in which a credential was issued. Once the account has another one the credential is void:
 * see `modules/auth/control`.
 */
export const epoch = () => integer().notNull().default(1);
