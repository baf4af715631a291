/**
 * Another team's server: it follows the specification's calls and knows nothing of ours. It ignores
 * `search` and `category`, sends one service twice and some with hardly a field, writes addresses of
 * pictures without an origin, and has services that hurt.
 */
import { createServer, type ServerResponse } from 'node:http';
import { foreignApiOrigin, storefrontBesideIt } from '../origins.ts';

interface ForeignService extends Record<string, unknown> {
  _id: string;
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="teal"/></svg>';

const category = { _id: 'c1', name: 'Visas', slug: 'visas', iconUrl: '/uploads/picture.svg' };

const ordinary: ForeignService[] = Array.from({ length: 40 }, (_, index) => ({
  _id: `s${String(index + 1)}`,
  name: index === 35 ? 'Zanzibar Safari Visa' : `Tourist Visa ${String(index + 1)}`,
  description: '<p>A visa.</p>',
  images: [{ secure_url: '/uploads/picture.svg' }],
  featured: index < 15,
  category,
  serviceType: 'visa',
}));

const harmful =
  '<p>Kept <strong>text</strong></p><script>window.harmed = 1</script>' +
  '<img src="x" onerror="window.harmed = 2"><svg onload="window.harmed = 3"></svg>' +
  '<a href="javascript:window.harmed=4">press</a><style>*{display:none}</style>' +
  '<form action="https://elsewhere.test"><input name="q"></form>' +
  '<p style="position:fixed;inset:0">cover</p><iframe src="https://elsewhere.test"></iframe>';

const special: ForeignService[] = [
  { _id: 'bare' },
  { _id: 'harmful', name: '<b>Bold</b> & "quoted"', description: harmful, category },
  { _id: 'slow', name: 'Slow Visa', description: '<p>Late.</p>', category },
];
const services = [...ordinary, ...special];

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
    'access-control-allow-origin': storefrontBesideIt,
    'access-control-allow-headers': '*',
  });
  response.end(JSON.stringify(body));
}

type Answer = (query: URLSearchParams) => object;
const answers: Record<string, Answer> = {
  '/api/categories': () => ({ success: true, data: [category] }),
  '/api/services': (query) =>
    paged(query.get('featured') === 'true' ? services.filter((s) => s.featured) : services, query),
  '/api/services/featured': (query) =>
    paged(
      services.filter((s) => s.featured),
      query,
    ),
  '/api/services/category/visas': (query) => paged(ordinary, query),
  '/api/insights': () => ({ success: true, data: [] }),
  '/api/settings/branding/public': () => ({ success: true, data: {} }),
  '/api/settings/contact/public': () => ({ success: true, data: {} }),
};

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', foreignApiOrigin);
  if (url.pathname === '/uploads/picture.svg') {
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture);
    return;
  }
  if (url.pathname === '/api/services/failing') {
    send(response, { success: false, message: 'The database is on fire' }, 500);
    return;
  }
  const answer = answers[url.pathname];
  if (answer) {
    send(response, answer(url.searchParams));
    return;
  }
  const service = services.find(({ _id }) => url.pathname === `/api/services/${_id}`);
  const reply = () => {
    if (service) send(response, { success: true, data: service });
    else send(response, { success: false, message: 'Not found' }, 404);
  };
  if (service?._id === 'slow') setTimeout(reply, 1_500);
  else reply();
});
server.listen(Number(new URL(foreignApiOrigin).port), '127.0.0.1');
