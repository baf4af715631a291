import { hashPassword } from '@pothik/server/src/modules/auth/passwords.ts';
import { createSession } from '@pothik/server/test/sessions.ts';
import { users } from '@pothik/server/src/schema.ts';
import { withStoredData, type Place } from '@pothik/server/test/stored-data.ts';
import type { Account } from './customer.ts';

/** What the one of the staff signs in with. */
export const staffAccount = { email: 'nasrin@example.com', password: 'river-boat-7' };

/** Puts into an empty database what the rounds need: the service `s`, one of the staff, customers. */
export function fillAccounts(place: Place, customers: number): Promise<{ accounts: Account[] }> {
  return withStoredData(place, async ({ db, pool }) => {
    await pool.query(`insert into services (id, name, service_type) values ('s', 'Visa', 'visa')`);
    // Confirmed: to others only so many mails go, and their bookings count by network.
    const person = { name: 'Rahima', emailVerifiedAt: new Date() };
    const addCustomer = async (id: string) => {
      await db.insert(users).values({ id, ...person, email: `${id}@example.com` });
      return createSession(db, id);
    };
    const { email, password } = staffAccount;
    const passwordHash = await hashPassword(password);
    await db.insert(users).values({ id: 'nasrin', ...person, email, role: 'agent', passwordHash });
    const accounts: Account[] = [];
    for (let number = 0; number < customers; number += 1) {
      const id = `customer-${String(number)}`;
      const address = `10.1.${String(Math.floor(number / 250))}.${String((number % 250) + 1)}`;
      accounts.push({ id, token: await addCustomer(id), address });
    }
    return { accounts };
  });
}
