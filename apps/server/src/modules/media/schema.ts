import type { PictureCrop, PicturePoint } from '@pothik/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../../platform/database/columns.ts';

/** Pictures that everybody may see. */
export const images = pgTable(
  'images',
  {
    id: id(),
    /** Where the original lies in the store. */
    key: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    alt: text().notNull().default(''),
    /** The part that is shown, in pixels of the original; null: all of it. */
    crop: jsonb().$type<PictureCrop>(),
    /** The point that stays in sight, in pixels of the original; null: the middle of what is shown. */
    focus: jsonb().$type<PicturePoint>(),
    /** How often it was cropped: each version has its own address. */
    revision: integer().notNull().default(0),
    /** Editors find it in their library; it stays there, shown or not. */
    inLibrary: boolean().notNull().default(false),
    /** When it was taken out of the library: it can be put back until it goes. */
    leftLibraryAt: moment(),
    createdAt: createdAt(),
    /** Since when nothing is known to show it; such a picture goes after a while. */
    unusedSince: moment(),
    /** Raised by changes that editors make, not by what is noted of its use. */
    version: integer().notNull().default(1),
  },
  (table) => [
    check('images_size', sql`${table.width} > 0 and ${table.height} > 0`),
    check(
      'images_cropped_within',
      sql`(${table.crop}->>'left')::int >= 0 and (${table.crop}->>'top')::int >= 0 and (${table.crop}->>'width')::int > 0 and (${table.crop}->>'height')::int > 0 and (${table.crop}->>'left')::int + (${table.crop}->>'width')::int <= ${table.width} and (${table.crop}->>'top')::int + (${table.crop}->>'height')::int <= ${table.height}`,
    ),
    check(
      'images_focused_within',
      sql`(${table.focus}->>'x')::int between 0 and ${table.width} and (${table.focus}->>'y')::int between 0 and ${table.height}`,
    ),
    check('images_left_library', sql`not ${table.inLibrary} or ${table.leftLibraryAt} is null`),
    index('images_of_library')
      .on(table.createdAt, table.id)
      .where(sql`${table.inLibrary}`),
    index('images_said')
      .using('gin', sql`lower(${table.alt}) gin_trgm_ops`)
      .where(sql`${table.inLibrary}`),
  ],
);
