import { listsWithViews, recordKinds } from '@pothik/contract';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, language, moment } from './columns.ts';
import { users } from './people.ts';

const list = () => text({ enum: listsWithViews }).notNull();

/** An account that is removed takes along what it has saved. */
const userId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The console's lists, narrowed and sorted, under names. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    userId: userId(),
    list: list(),
    name: text().notNull(),
    /** Of the list's address. */
    query: text().notNull(),
    isShared: boolean().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('saved_views_name').on(table.userId, table.list, table.name),
    index('saved_views_list').on(table.list),
  ],
);

/** The view with which a list opens, for each person. */
export const defaultViews = pgTable(
  'default_views',
  {
    userId: userId(),
    list: list(),
    viewId: text()
      .notNull()
      .references(() => savedViews.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.list] }),
    index('default_views_view').on(table.viewId),
  ],
);

/** The staff who get a mail of the day before each morning. */
export const dailyMails = pgTable('daily_mails', {
  userId: userId().primaryKey(),
  language: language(),
  createdAt: createdAt(),
});

/** Records that members of the staff have open; a row that is not renewed counts no more. */
export const presences = pgTable(
  'presences',
  {
    kind: text({ enum: recordKinds }).notNull(),
    recordId: text().notNull(),
    userId: userId(),
    isEditing: boolean().notNull(),
    seenAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.recordId, table.userId] }),
    index('presences_user').on(table.userId),
    index('presences_seen').on(table.seenAt),
  ],
);
