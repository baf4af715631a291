import type { Booking } from '@pothik/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './app.ts';
import { boundary, file, png, toBody, type Part } from './pictures.ts';

/** A service that can be booked. */
export async function anyService({ database }: TestApp): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from services where is_active and service_type = 'visa' order by id limit 1`,
  );
  return rows[0]?.id ?? '';
}

/** A day of travel, YYYY-MM-DD: bookings are made for two years. */
export const daysFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

let sent = 0;

/** What somebody types into the form; each in the name of another address. */
export const contact = (changes: Record<string, string | undefined> = {}) => ({
  name: 'Rahima Begum',
  phone: '01712345678',
  address: '12 Lake Road, Dhaka',
  whatsapp: '01712345678',
  ...changes,
});

/** Somebody who sends a booking, with what comes along. */
export interface Sender {
  token?: string;
  key?: string;
  address?: string;
  /** Of the page. */
  language?: string;
}

const headersOf = ({ token, key, language }: Sender) => ({
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  ...(key === undefined ? {} : { 'idempotency-key': key }),
  ...(language === undefined ? {} : { 'accept-language': language }),
});

/** A network address that nobody has called from yet. */
const newAddress = () => {
  sent += 1;
  return `10.0.${String(Math.floor(sent / 250))}.${String(sent % 250)}`;
};

/** Books with JSON, from an address of its own. */
export const book = (
  { app }: Pick<TestApp, 'app'>,
  payload: object,
  sender: Sender = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: '/api/bookings',
    remoteAddress: sender.address ?? newAddress(),
    headers: headersOf(sender),
    payload,
  });

const passport: Part[] = [{ ...file(png), name: 'passport' }];

/** Books with a form, from an address of its own. */
export const bookWithForm = (
  { app }: Pick<TestApp, 'app'>,
  fields: Record<string, string | undefined>,
  { files = passport, ...sender }: Sender & { files?: Part[] } = {},
): Promise<LightMyRequestResponse> => {
  const given = Object.entries(fields).flatMap(([name, bytes]) =>
    bytes === undefined ? [] : [{ name, bytes, type: 'text/plain' }],
  );
  return app.inject({
    method: 'POST',
    url: '/api/bookings',
    remoteAddress: sender.address ?? newAddress(),
    headers: {
      ...headersOf(sender),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: toBody([...given, ...files]),
  });
};

/** The booking that an answer brings. */
export const bookingOf = (answer: LightMyRequestResponse): Booking =>
  answer.json<{ booking: Booking }>().booking;

/** How many rows a table has. */
export async function countRows({ database }: TestApp, table: string): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*)::int as n from ${table}`,
  );
  return rows[0]?.n ?? -1;
}
