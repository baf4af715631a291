/**
 * Another team's server: it follows the specification's calls and knows nothing of ours. It ignores
 * `search` and `category`, sends one service twice and some with hardly a field, writes addresses of
 * pictures without an origin, lets pages send no header that the specification does not name, has no list
 * of categories for the footer, takes its time with those of pages in Bangla, and has services that hurt
 * and an article without a category.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { answerBookings } from './bookings.ts';
import { answerAccountCall } from './accounts.ts';
import { categories, ordinary, picture, services, type ForeignService } from './catalogue.ts';
import { openDesk } from './desk.ts';

/** How long some answers take, in milliseconds. */
const slow = 1_500;

/** Whose pages may call it. */
const storefrontOrigin = process.env.STOREFRONT_ORIGIN ?? '';

/** A page of a list; its last service comes again as the first of the next page. */
function paged(list: readonly ForeignService[], query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1);
  const limit = Number(query.get('limit') ?? 10);
  const start = Math.max(0, (page - 1) * limit - (page > 1 ? 1 : 0));
  const end = page * limit;
  return {
    success: true,
    data: list.slice(start, end),
    pagination: { hasNext: end < list.length, total: list.length },
  };
}

function send(response: ServerResponse, body: object, status = 200) {
  response.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': storefrontOrigin,
    'access-control-allow-headers': 'authorization, content-type',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  });
  response.end(JSON.stringify(body));
}

type Answer = (query: URLSearchParams) => object;
const answers: Record<string, Answer> = {
  '/api/categories': () => ({ success: true, data: categories }),
  '/api/services': (query) =>
    paged(query.get('featured') === 'true' ? services.filter((s) => s.featured) : services, query),
  '/api/services/featured': (query) =>
    paged(
      services.filter((s) => s.featured),
      query,
    ),
  '/api/services/category/visas': (query) => paged(ordinary, query),
  '/api/insights': () => ({ success: true, data: [{ _id: 'i1', title: 'Before you sail' }] }),
  '/api/settings/branding/public': () => ({
    success: true,
    data: { frontendLogo: { secure_url: '/uploads/gone.svg' } },
  }),
  '/api/settings/contact/public': () => ({ success: true, data: {} }),
};

const failing = new Set([
  '/api/services/failing',
  '/api/services/subcategory/on-fire',
  '/api/services/category/on-fire',
]);

const pictures = /^\/uploads\/(?:picture|one|two|three)\.svg$/;

const server = createServer((request, response) => void answerTo(request, response));
const answerChat = openDesk(server, storefrontOrigin);

async function answerTo(request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  // What a browser asks before it sends JSON to another origin.
  if (request.method === 'OPTIONS') {
    send(response, {});
    return;
  }
  const account = await answerAccountCall(request, url.pathname);
  if (account) {
    send(response, account.body as object, account.status);
    return;
  }
  if (pictures.test(url.pathname)) {
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture);
    return;
  }
  if (failing.has(url.pathname)) {
    send(response, { success: false, message: 'The database is on fire' }, 500);
    return;
  }
  if (url.pathname === '/api/categories' && url.searchParams.has('limit')) {
    send(response, { success: false, message: 'No such list' }, 404);
    return;
  }
  if (url.pathname === '/api/categories' && url.searchParams.has('lang')) await setTimeout(slow);
  const chatAnswer = await answerChat(request, url.pathname);
  if (chatAnswer) {
    send(response, ...chatAnswer);
    return;
  }
  const booked = answerBookings(request, url);
  if (booked) {
    const { body, status } = await booked;
    send(response, body, status);
    return;
  }
  const answer = answers[url.pathname];
  if (answer) {
    send(response, answer(url.searchParams));
    return;
  }
  const service = services.find(({ _id }) => url.pathname === `/api/services/${_id}`);
  if (service?._id === 'slow') await setTimeout(slow);
  if (service) send(response, { success: true, data: service });
  else send(response, { success: false, message: 'Not found' }, 404);
}
server.listen(Number(process.env.FOREIGN_PORT), '127.0.0.1', () => {
  const address = server.address() as AddressInfo;
  process.stdout.write(`http://127.0.0.1:${String(address.port)}\n`);
});
