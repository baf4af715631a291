import assert from 'node:assert/strict';
import { createClient, isHttpError } from '@pothik/api-client';
import { createFakeServer, FakeFailure } from '@pothik/api-client/testing';

const server = createFakeServer({
  staffBookings: {
    update() {
      throw new FakeFailure('conflict', { message: 'Somebody else was faster.' });
    },
  },
});
const client = createClient({ fetch: server.fetch, token: { get: () => 'staff' } });

const { data } = await client.staffBookings.list({ search: 'Rahima' });
assert.equal(data.length, 1);
await assert.rejects(
  client.staffBookings.update({ id: data[0]._id, status: 'confirmed' }),
  (error) => isHttpError(error) && error.code === 'conflict',
);
assert.deepEqual(
  server.received.map(({ call }) => call),
  ['staffBookings.list', 'staffBookings.update'],
);
console.log('The panel gets on with the API.');
