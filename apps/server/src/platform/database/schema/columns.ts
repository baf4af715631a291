import { bigint, text, timestamp } from 'drizzle-orm/pg-core';

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

/** Money in minor units of its currency. */
export const minorUnits = () => bigint({ mode: 'number' });
