// The API of the panel's rehearsal: the published fake server behind a port.
import { createServer } from 'node:http';
import { createFakeServer, exampleResult } from '@pothik/api-client/testing';
import { endpoints } from '@pothik/contract';

const { booking } = exampleResult(endpoints.staffBookings.get);
const rahima = { ...booking, _id: 'b1', name: 'Rahima Begum', status: 'pending' };
const fake = createFakeServer({
  auth: {
    login: ({ email }) => ({
      token: 'staff',
      user: { _id: 'u1', name: 'Staff', email, role: 'admin' },
    }),
  },
  staffBookings: {
    list: () => ({
      data: [rahima],
      pagination: { page: 1, limit: 20, hasNext: false, total: 1 },
    }),
    update: ({ status }) => ({ booking: { ...rahima, status } }),
  },
});

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
  const { method, headers } = request;
  const answer = await fake.fetch(`http://api${request.url}`, { method, headers, ...body });
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(await answer.text());
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}`);
});
