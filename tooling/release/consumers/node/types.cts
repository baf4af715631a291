import { createClient, isApiError, type Client } from '@pothik/api-client';
import { createFakeServer, type FakeHandlers } from '@pothik/api-client/testing';
import { createChatController, type ChatPorts } from '@pothik/chat';
import type { Booking, ErrorCode } from '@pothik/contract';
import { entitySchemas } from '@pothik/contract/schemas';

export const client: Client = createClient({ origin: 'https://api.example.com' });
export const handlers: FakeHandlers = { services: { get: ({ id }) => ({ _id: id }) } };
export const server = createFakeServer(handlers);
export const chat = (ports: ChatPorts) => createChatController(ports);

export async function mine(): Promise<Booking[] | ErrorCode | undefined> {
  try {
    const { bookings } = await client.bookings.mine();
    return bookings.map((booking) => entitySchemas.Booking.parse(booking));
  } catch (error) {
    if (!isApiError(error)) throw error;
    switch (error.name) {
      case 'HttpError':
        return error.code;
      case 'NetworkError':
      case 'TimeoutError':
      case 'ResponseFormatError':
        return undefined;
    }
  }
}

// @ts-expect-error a booking is asked for by its id
void client.bookings.get({});
