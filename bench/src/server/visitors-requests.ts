/** Requests of visitors of the demonstration, so that no two are the same. */

/** A service of the catalogue. */
interface Listed {
  _id: string;
  serviceType: string;
}

/** Where it is asked, of which services, and how many times it was before. */
export interface Turn {
  origin: string;
  services: readonly Listed[];
  number: number;
}

async function read(address: string, init?: RequestInit): Promise<string> {
  const answer = await fetch(address, init);
  const said = await answer.text();
  // A search that a busy moment has made too slow is refused, which is an answer too.
  const isRefused = answer.status === 503 && address.includes('search=');
  if (!answer.ok && !isRefused)
    throw new Error(`${address}: ${String(answer.status)} ${said.slice(0, 200)}`);
  return said;
}

/** The server believes this machine whom it calls for: each calls from a network of its own. */
const post = (address: string, number: number, body: object) =>
  read(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `192.${String(number >> 16)}.${String((number >> 8) & 255)}.${String(number & 255)}`,
    },
    body: JSON.stringify(body),
  });

const words = 'visa hotel nurse job ticket dubai umrah driver work study family tour permit'.split(
  ' ',
);
const wordAt = (number: number) => String(words[Math.floor(number) % words.length]);

const serviceOf = ({ services, number }: Turn): Listed => {
  const service = services[number % services.length];
  if (!service) throw new Error('the catalogue has no services');
  return service;
};

const person = { name: 'Rahima Begum', phone: '01712345678' };

/** By kind. Each throws where the answer is not a good one. */
export const requests = {
  knownPage: ({ origin }) => read(origin),
  page: (turn) =>
    read(`${turn.origin}/service/details/${serviceOf(turn)._id}?from=${String(turn.number)}`),
  list: ({ origin, number }) =>
    read(
      `${origin}/api/services?page=${String(1 + (number % 20))}&limit=${String(1 + (number % 37))}`,
    ),
  service: (turn) => read(`${turn.origin}/api/services/${serviceOf(turn)._id}`),
  search: ({ origin, number }) =>
    read(
      `${origin}/api/services?search=${wordAt(number)}+${wordAt(number / words.length)}&limit=${String(1 + (number % 37))}`,
    ),
  booking: (turn) => {
    const { _id: serviceId, serviceType } = serviceOf(turn);
    const rest = { whatsapp: person.phone, address: '12 Lake Road, Dhaka' };
    return post(`${turn.origin}/api/bookings`, turn.number, {
      ...person,
      ...rest,
      serviceId,
      serviceType,
    });
  },
  chat: ({ origin, number }) =>
    post(`${origin}/api/chats/start`, number, { ...person, message: 'Is the office open?' }),
} satisfies Record<string, (turn: Turn) => Promise<string>>;

/**
 * Asks so many requests, eight at once.
 *
 * @param askFor one of them, by its number.
 */
export async function askMany(
  origin: string,
  count: number,
  askFor: (turn: Turn) => Promise<string>,
): Promise<void> {
  const listed = await read(`${origin}/api/services?limit=50`);
  const { data: services } = JSON.parse(listed) as { data: Listed[] };
  let next = 0;
  const visitor = async () => {
    while (next < count) {
      const number = next;
      next += 1;
      await askFor({ origin, services, number });
    }
  };
  await Promise.all(Array.from({ length: 8 }, visitor));
}
