import { createSession } from '../../src/modules/auth/sessions.ts';
import { users } from '../../src/platform/database/schema/index.ts';
import { withStoredData, type Place } from '../stored-data.ts';
import type { Account } from './customer.ts';

/** Puts into an empty database what the rounds need: the service `s`, one of the staff, customers. */
export function fillAccounts(
  place: Place,
  customers: number,
): Promise<{ staffToken: string; accounts: Account[] }> {
  return withStoredData(place, async ({ db, pool }) => {
    await pool.query(`insert into services (id, name, service_type) values ('s', 'Visa', 'visa')`);
    const addAccount = async (id: string, role: 'agent' | 'customer') => {
      const email = `${id}@example.com`;
      // Confirmed: to others only so many mails go, and their bookings count by network.
      await db
        .insert(users)
        .values({ id, name: 'Rahima', email, role, emailVerifiedAt: new Date() });
      return createSession(db, id);
    };
    const staffToken = await addAccount('nasrin', 'agent');
    const accounts: Account[] = [];
    for (let number = 0; number < customers; number += 1) {
      const id = `customer-${String(number)}`;
      const address = `10.1.${String(Math.floor(number / 250))}.${String((number % 250) + 1)}`;
      accounts.push({ id, token: await addAccount(id, 'customer'), address });
    }
    return { staffToken, accounts };
  });
}
