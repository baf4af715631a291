import { eq } from 'drizzle-orm';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import { notFound } from '../../http/request-error.ts';
import type { ModuleData } from '../../platform/module-data.ts';
import { removePicture } from '../media/remove-pictures.ts';
import { messages } from './messages.ts';
import { preferences, users } from './schema.ts';

/** The account itself. It is erased last: it tells whose the rest is. */
export const usersData: ModuleData = {
  personal: {
    tables: { 'in the archive': [preferences] },
    export: {
      async account(db, { userId }) {
        const [user] = await db.select().from(users).where(eq(users.id, userId));
        if (!user) throw notFound(messages.accountNotFound);
        // Who has the hash can guess the password; the rest says nothing that the others do not.
        const { passwordHash, searchText: _search, staffVersion: _staff, ...profile } = user;
        const [chosen] = await db.select().from(preferences).where(eq(preferences.userId, userId));
        return {
          profile: omitNullish({ ...profile, hasPassword: passwordHash !== null }),
          preferences: chosen,
        };
      },
    },
    async erase(transaction, { userId, imageUrl }) {
      await transaction.delete(users).where(eq(users.id, userId));
      await removePicture(transaction, imageUrl);
    },
  },
};
