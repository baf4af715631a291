import type { APIRequestContext } from '@playwright/test';
import { guest } from './booking.ts';
import { staffToken, stranger } from './console.ts';

/** A guest of whom no other journey has the name. */
export const namedGuest = () => ({ ...guest, 'Full Name': stranger().name });

/** The number of bookings that the server has of a name. */
export async function countBookings(request: APIRequestContext, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${await staffToken(request)}` };
  const response = await request.get(`/api/admin/bookings?search=${encodeURIComponent(name)}`, {
    headers,
  });
  return ((await response.json()) as { data: unknown[] }).data.length;
}
