const assert = require('node:assert/strict');
const { createClient, isHttpError } = require('@pothik/api-client');
const { pothikApi } = require('@pothik/api-client/rtk-query');
const { createFakeServer, FakeFailure } = require('@pothik/api-client/testing');
const { createChatController } = require('@pothik/chat');
const { createBrowserPorts } = require('@pothik/chat/browser');
const { useChatState } = require('@pothik/chat/react');
const { chatReducer } = require('@pothik/chat/redux');
const { endpoints } = require('@pothik/contract');
const { definitions } = require('@pothik/contract/schemas');

async function run() {
  const get = () => {
    throw new FakeFailure('not_found');
  };
  const { fetch } = createFakeServer({ services: { get } });
  const error = await createClient({ fetch })
    .services.get({ id: '1' })
    .catch((reason) => reason);
  assert.ok(isHttpError(error));
  assert.equal(error.code, 'not_found');
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
}
run();
