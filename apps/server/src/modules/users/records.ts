import {
  staffAccountEndpoints,
  staffCustomerEndpoints,
  toLocalPhone,
  type RecordKind,
} from '@pothik/contract';
import { and, asc, desc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import { anyContains } from '../../platform/database/search.ts';
import { told, type RecordSource } from '../../platform/record-source.ts';
import { users } from './schema.ts';

const people = (
  kind: 'customer' | 'staff',
  where: SQL,
): Omit<RecordSource, 'access' | 'order'> => ({
  table: users,
  id: users.id,
  where,
  isFound: (word) => anyContains(users.searchText, word),
  async read(db, ids) {
    const { id, name, email, phone, role, deactivatedAt } = users;
    const rows = await db
      .select({ id, name, email, phone, role, deactivatedAt })
      .from(users)
      .where(and(inArray(users.id, [...ids]), where));
    return rows.map((row) => ({
      kind,
      _id: row.id,
      title: row.name,
      details: told(row.email, row.phone && toLocalPhone(row.phone)),
      ...(row.deactivatedAt ? { status: 'deactivated' } : {}),
    }));
  },
});

/** How staff find people among records of all kinds. */
export const userRecords = {
  customer: {
    access: staffCustomerEndpoints.get.access,
    order: [desc(users.createdAt), desc(users.id)],
    ...people('customer', eq(users.role, 'customer')),
  },
  staff: {
    access: staffAccountEndpoints.list.access,
    order: [asc(users.name), asc(users.id)],
    ...people('staff', ne(users.role, 'customer')),
  },
} satisfies Partial<Record<RecordKind, RecordSource>>;
