/**
 * A fake server made from the contract, for the tests of whoever calls the API. It loads a schema
 * library and belongs into no application.
 */
export { createFakeServer } from './create-fake-server.ts';
export type {
  FakeHandler,
  FakeHandlers,
  FakeServer,
  FakeServerOptions,
  ReceivedCall,
} from './create-fake-server.ts';
export { exampleInput, exampleResult } from './example.ts';
export { FakeBrokenLine, FakeFailure } from './fake-failure.ts';
export type { Reading } from './wire-answer.ts';
