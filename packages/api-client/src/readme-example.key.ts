import { createClient, isHttpError, paginate } from './index.ts';

/** Prints who has booked what since a day, with the key that an owner has issued for this program. */
export async function printBookings(
  { origin, key }: { origin: string; key: string },
  from: string,
  print: (line: string) => void,
) {
  const client = createClient({ origin, token: { get: () => key }, retry: { attempts: 2 } });
  try {
    for await (const { reference, status } of paginate(client.staffBookings.list, { from })) {
      print(`${reference ?? ''} ${status}`);
    }
  } catch (error) {
    if (!isHttpError(error)) throw error;
    if (error.code === 'unauthorized') print('The key has ended or was revoked.');
    else if (error.code === 'forbidden') print(error.message);
    else throw error;
  }
}
