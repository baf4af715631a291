import type { TestApp } from './app.ts';
import { anyService, book, bookingOf, contact } from './booking-forms.ts';
import { register, registerStaff, type Person } from './people.ts';

/** Everybody whom a booking concerns. */
export interface BookingPeople {
  customer: Person;
  agent: Person;
  colleague: Person;
  owner: Person;
}

export const registerBookingPeople = async (app: TestApp): Promise<BookingPeople> => ({
  customer: await register(app),
  agent: await registerStaff(app, 'agent'),
  colleague: await registerStaff(app, 'agent'),
  owner: await registerStaff(app, 'owner'),
});

/** Books a service as the customer. @returns the id of the booking. */
export async function bookAs(app: TestApp, { token }: Person): Promise<string> {
  const serviceId = await anyService(app);
  return bookingOf(await book(app, { serviceId, ...contact({}) }, { token }))._id;
}
