import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/**
 * Bookings as another team's server may keep them: it knows no keys, references or histories, names
 * its own statuses, and tells the list in `data`. Each person has had one booking from the beginning.
 */
interface ForeignBooking extends Record<string, unknown> {
  _id: string;
  status: string;
}

interface Answer {
  body: object;
  status?: number;
}

const kept = {
  _id: 'b1',
  serviceType: 'flight',
  status: 'awaiting_visa',
  destination: 'Zanzibar',
  departureDate: '2027-01-10T00:00:00.000Z',
  returnDate: '2027-01-24T00:00:00.000Z',
  additionalInfo: { from: 'Dhaka', to: 'Zanzibar City' },
  passengers: { adults: 2, children: 1 },
  email: 'karim@example.com',
  phone: '+8801712345678',
  notes: 'A window seat',
  documents: { visa: '/uploads/one.svg' },
  photos: ['/uploads/picture.svg'],
  createdAt: '2026-11-01T20:00:00.000Z',
};

/** Whoever calls is told apart by their token; guests are one person. */
const bookingsByToken = new Map<string, Map<string, ForeignBooking>>();

function bookingsOf(request: IncomingMessage): Map<string, ForeignBooking> {
  const token = request.headers.authorization ?? '';
  let bookings = bookingsByToken.get(token);
  if (!bookings) {
    bookings = new Map<string, ForeignBooking>([[kept._id, { ...kept }]]);
    bookingsByToken.set(token, bookings);
  }
  return bookings;
}

async function create(request: IncomingMessage): Promise<Answer> {
  const body = Readable.toWeb(request) as ReadableStream;
  const type = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(body, { headers: type }).formData();
  const isComplete = ['serviceId', 'name', 'phone', 'address'].every((name) => form.get(name));
  if (!isComplete || !(form.get('passport') instanceof File)) {
    return { body: { success: false, message: 'Something is missing' }, status: 400 };
  }
  const bookings = bookingsOf(request);
  const booking = { _id: `b${String(bookings.size + 1)}`, status: 'pending', serviceType: 'visa' };
  bookings.set(booking._id, { ...booking, createdAt: new Date().toISOString() });
  return { body: { success: true, message: 'Booked', booking } };
}

async function cancel(booking: ForeignBooking, request: IncomingMessage): Promise<Answer> {
  await request.resume().toArray();
  booking.status = 'cancelled';
  return { body: { success: true, booking } };
}

/** The answer to a call that has to do with bookings or with who makes them. */
export function answerBookings(request: IncomingMessage, url: URL): Promise<Answer> | undefined {
  const call = `${request.method ?? ''} ${url.pathname}`;
  if (call === 'POST /api/bookings') return create(request);
  if (call === 'GET /api/bookings/my-bookings') {
    const list = [...bookingsOf(request).values()];
    return Promise.resolve({ body: { success: true, data: { bookings: list } } });
  }
  const booking = bookingsOf(request).get(url.pathname.replace('/api/bookings/', ''));
  return booking && request.method === 'PUT' ? cancel(booking, request) : undefined;
}
