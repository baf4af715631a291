import type { User } from '@pothik/contract';
import type { users } from '../users/schema.ts';

export type UserRow = typeof users.$inferSelect;

/** A person as answers carry them: never the password, not even its hash. */
export function toUser(row: UserRow): User {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    ...(row.phone === null ? {} : { phone: row.phone }),
    ...(row.nid === null ? {} : { nid: row.nid }),
    ...(row.passportNumber === null ? {} : { passportNumber: row.passportNumber }),
    ...(row.address === null ? {} : { address: row.address }),
    ...(row.imageUrl === null ? {} : { imageUrl: row.imageUrl }),
    emailVerified: row.emailVerifiedAt !== null,
    hasPassword: row.passwordHash !== null,
    role: row.role === 'customer' ? 'customer' : 'admin',
    ...(row.role === 'customer' ? {} : { staffRole: row.role }),
  };
}
