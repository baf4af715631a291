import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { RequestError } from '../request-error.ts';
import { readForm } from './read-form.ts';

it('reads nothing of a form that had to end since it was admitted, and says why', async () => {
  const reason = new RequestError('rate_limited', messages.tooManyTries);
  let isRead = false;
  const request = {
    parts() {
      isRead = true;
      return [];
    },
  } as unknown as FastifyRequest;
  const space = {
    folder: '/nowhere',
    signal: AbortSignal.abort(reason),
    receive: () => undefined,
    discard: () => Promise.resolve(),
  };
  await expect(readForm(request, space)).rejects.toBe(reason);
  expect(isRead).toBe(false);
});
