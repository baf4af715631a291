import assert from 'node:assert/strict';
import { createClient, isHttpError, paginate } from '@pothik/api-client';
import { pothikApi } from '@pothik/api-client/rtk-query';
import { createFakeServer } from '@pothik/api-client/testing';
import { createChatController } from '@pothik/chat';
import { createBrowserPorts } from '@pothik/chat/browser';
import { useChatState } from '@pothik/chat/react';
import { chatReducer } from '@pothik/chat/redux';
import { endpoints } from '@pothik/contract';
import { definitions } from '@pothik/contract/schemas';

const { fetch, received } = createFakeServer();
const client = createClient({ fetch });
const names = [];
for await (const { name } of paginate(client.services.list, { search: 'visa' })) names.push(name);
assert.deepEqual(names, ['name']);
assert.ok(isHttpError(await client.bookings.mine().catch((error) => error)));
assert.equal(received[0].call, 'services.list');
for (const parts of [
  createChatController,
  createBrowserPorts,
  useChatState,
  chatReducer,
  endpoints,
  definitions,
  pothikApi,
]) {
  assert.ok(parts);
}
